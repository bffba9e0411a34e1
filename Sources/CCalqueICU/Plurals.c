#include "CCalqueICU.h"
#include "Output.h"

#include <string.h>
#include <unicode/uloc.h>
#include <unicode/ures.h>
#include <unicode/ustring.h>

/// The name of the rule set of a locale, found as ICU does it: by truncating the identifier. A
/// locale without its own rules has an empty name: everything is `other`.
static cicu_status set_name(
    UResourceBundle *root, const char *locale, bool ordinal, char *name, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  name[0] = 0;
  UResourceBundle *locales =
      ures_getByKey(root, ordinal ? "locales_ordinals" : "locales", NULL, &status);
  char current[ULOC_FULLNAME_CAPACITY];
  uloc_getBaseName(locale, current, sizeof current, &status);
  while (U_SUCCESS(status) && current[0]) {
    UErrorCode found = U_ZERO_ERROR;
    int32_t units = 0;
    const UChar *text = ures_getStringByKey(locales, current, &units, &found);
    if (U_SUCCESS(found)) {
      if (units >= capacity) status = U_BUFFER_OVERFLOW_ERROR;
      else u_UCharsToChars(text, name, units + 1);
      break;
    }
    char parent[ULOC_FULLNAME_CAPACITY];
    uloc_getParent(current, parent, sizeof parent, &status);
    strcpy(current, parent);
  }
  ures_close(locales);
  return status;
}

cicu_status cicu_plural_rules(
    const char *locale, bool ordinal, char *out, int32_t capacity, int32_t *length) {
  UErrorCode status = U_ZERO_ERROR;
  *length = 0;
  UResourceBundle *root = ures_openDirect(NULL, "plurals", &status);
  if (U_FAILURE(status)) return status;
  char name[32];
  status = (UErrorCode)set_name(root, locale, ordinal, name, sizeof name);
  if (U_FAILURE(status) || !name[0]) {
    ures_close(root);
    return status;
  }
  UResourceBundle *sets = ures_getByKey(root, "rules", NULL, &status);
  UResourceBundle *set = ures_getByKey(sets, name, NULL, &status);
  int32_t used = 0;
  while (U_SUCCESS(status) && ures_hasNext(set)) {
    const char *category = NULL;
    int32_t units = 0;
    const UChar *text = ures_getNextString(set, &units, &category, &status);
    if (U_FAILURE(status)) break;
    int32_t keyed = (int32_t)strlen(category) + 1, needed = 0;
    if (used + keyed <= capacity) {
      memcpy(out + used, category, (size_t)keyed - 1);
      out[used + keyed - 1] = ':';
    }
    used += keyed;
    status = (UErrorCode)cicu_put(
        text, units, out + used, used < capacity ? capacity - used : 0, &needed);
    used += needed;
    if (used < capacity) out[used] = '\n';
    used += 1;
  }
  *length = used;
  ures_close(set);
  ures_close(sets);
  ures_close(root);
  return status;
}
