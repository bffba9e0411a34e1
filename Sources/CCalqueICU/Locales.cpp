#include "CCalqueICU.h"
#include "Output.h"

#include <string>
#include <unicode/locid.h>
#include <unicode/uldnames.h>
#include <unicode/uenum.h>
#include <unicode/uloc.h>
#include <unicode/unumsys.h>
#include <unicode/ures.h>
#include <unicode/ustring.h>

namespace {

/// The tag of a locale, keeping the -u-va-posix that "C" and "POSIX" are converted to.
cicu_status put_tag(
    const icu::Locale &locale, char *out, int32_t capacity, int32_t *length) {
  UErrorCode status = U_ZERO_ERROR;
  std::string tag = locale.toLanguageTag<std::string>(status);
  if (U_FAILURE(status)) return status;
  return cicu_put_bytes(tag.data(), static_cast<int32_t>(tag.size()), out, capacity, length);
}

void visit_children(UResourceBundle *entry, void *context, cicu_visit visit) {
  const char *parent = ures_getKey(entry);
  const bool is_list = ures_getType(entry) == URES_ARRAY;
  const int32_t count = is_list ? ures_getSize(entry) : 1;
  for (int32_t index = 0; index < count; index++) {
    UErrorCode status = U_ZERO_ERROR;
    int32_t units = 0;
    const UChar *child = is_list ? ures_getStringByIndex(entry, index, &units, &status)
                                 : ures_getString(entry, &units, &status);
    char name[ULOC_FULLNAME_CAPACITY];
    if (U_FAILURE(status) || units >= ULOC_FULLNAME_CAPACITY) continue;
    // Not u_UCharsToChars, which does not support '~': that does not occur in names, but in the
    // validity data.
    for (int32_t unit = 0; unit <= units; unit++) name[unit] = static_cast<char>(child[unit] & 0x7F);
    visit(context, name, parent);
  }
}

}  // namespace

cicu_status cicu_locale_canonical(
    const char *identifier, char *out, int32_t capacity, int32_t *length) {
  *length = 0;
  UErrorCode status = U_ZERO_ERROR;
  icu::Locale locale = icu::Locale::createCanonical(identifier);
  if (locale.isBogus()) return U_ZERO_ERROR;
  locale.canonicalize(status);
  if (U_FAILURE(status)) return U_ZERO_ERROR;
  return put_tag(locale, out, capacity, length);
}

cicu_status cicu_locale_likely(
    const char *identifier, char *out, int32_t capacity, int32_t *length) {
  *length = 0;
  UErrorCode status = U_ZERO_ERROR;
  icu::Locale locale(identifier);
  locale.addLikelySubtags(status);
  if (U_FAILURE(status)) return status;
  return put_tag(locale, out, capacity, length);
}

cicu_status cicu_locale_with_keyword(
    const char *identifier, const char *keyword, const char *value, char *out, int32_t capacity,
    int32_t *length) {
  *length = 0;
  UErrorCode status = U_ZERO_ERROR;
  icu::Locale locale(identifier);
  locale.setUnicodeKeywordValue(keyword, value, status);
  if (U_FAILURE(status)) return status;
  return put_tag(locale, out, capacity, length);
}

bool cicu_locale_is_rtl(const char *identifier) { return uloc_isRightToLeft(identifier); }

bool cicu_locale_is_known_language(const char *language) {
  return uloc_getISO3Language(language)[0] != 0;
}

void cicu_locales(void *context, cicu_visit visit) {
  const int32_t count = uloc_countAvailable();
  for (int32_t index = 0; index < count; index++) visit(context, uloc_getAvailable(index), "");
}

void cicu_numbering_systems(void *context, cicu_visit visit) {
  UErrorCode status = U_ZERO_ERROR;
  UEnumeration *names = unumsys_openAvailableNames(&status);
  while (U_SUCCESS(status)) {
    const char *name = uenum_next(names, nullptr, &status);
    if (!name) break;
    visit(context, name, "");
  }
  uenum_close(names);
}

cicu_status cicu_parent_locales(void *context, cicu_visit visit) {
  UErrorCode status = U_ZERO_ERROR;
  UResourceBundle *data = ures_openDirect(nullptr, "supplementalData", &status);
  UResourceBundle *parents = ures_getByKey(data, "parentLocales", nullptr, &status);
  while (U_SUCCESS(status) && ures_hasNext(parents)) {
    UResourceBundle *entry = ures_getNextResource(parents, nullptr, &status);
    if (U_SUCCESS(status)) visit_children(entry, context, visit);
    ures_close(entry);
  }
  ures_close(parents);
  ures_close(data);
  return status;
}

cicu_status cicu_valid_subtags(const char *kind, void *context, cicu_visit visit) {
  UErrorCode status = U_ZERO_ERROR;
  UResourceBundle *data = ures_openDirect(nullptr, "supplementalData", &status);
  UResourceBundle *validity = ures_getByKey(data, "idValidity", nullptr, &status);
  UResourceBundle *kinds = ures_getByKey(validity, kind, nullptr, &status);
  while (U_SUCCESS(status) && ures_hasNext(kinds)) {
    UResourceBundle *entry = ures_getNextResource(kinds, nullptr, &status);
    if (U_SUCCESS(status)) visit_children(entry, context, visit);
    ures_close(entry);
  }
  ures_close(kinds);
  ures_close(validity);
  ures_close(data);
  return status;
}

cicu_status cicu_locale_display_name(
    const char *identifier, const char *locale, char *out, int32_t capacity, int32_t *length) {
  UErrorCode status = U_ZERO_ERROR;
  UDisplayContext contexts[] = {UDISPCTX_STANDARD_NAMES, UDISPCTX_LENGTH_FULL};
  ULocaleDisplayNames *names = uldn_openForContext(locale, contexts, 2, &status);
  UChar text[256];
  // The identifier in ICU's spelling: the function does not accept a BCP 47 tag.
  icu::Locale named(identifier);
  const int32_t units =
      U_SUCCESS(status) ? uldn_localeDisplayName(names, named.getName(), text, 256, &status) : 0;
  uldn_close(names);
  if (U_FAILURE(status)) return status;
  return cicu_put(text, units, out, capacity, length);
}
