#include "CCalqueICU.h"

#include <unicode/ulocdata.h>
#include <unicode/uset.h>
#include <unicode/utf16.h>

static void visit_set(const USet *set, void *context, cicu_visit_range visit) {
  int32_t count = uset_getItemCount(set);
  for (int32_t item = 0; item < count; item++) {
    UErrorCode status = U_ZERO_ERROR;
    UChar32 first = 0, last = 0;
    UChar text[32];
    int32_t units = uset_getItem(set, item, &first, &last, text, 32, &status);
    if (U_FAILURE(status)) continue;
    if (units == 0) {
      visit(context, (uint32_t)first, (uint32_t)last);
      continue;
    }
    // Letters that are written with several characters, such as "dž".
    for (int32_t index = 0; index < units;) {
      UChar32 scalar;
      U16_NEXT(text, index, units, scalar);
      visit(context, (uint32_t)scalar, (uint32_t)scalar);
    }
  }
}

cicu_status cicu_exemplars(const char *locale, void *context, cicu_visit_range visit) {
  UErrorCode status = U_ZERO_ERROR;
  ULocaleData *data = ulocdata_open(locale, &status);
  USet *set = uset_openEmpty();
  const ULocaleDataExemplarSetType kinds[] = {
      ULOCDATA_ES_STANDARD, ULOCDATA_ES_AUXILIARY, ULOCDATA_ES_PUNCTUATION};
  for (int32_t kind = 0; kind < 3 && U_SUCCESS(status); kind++) {
    ulocdata_getExemplarSet(data, set, USET_ADD_CASE_MAPPINGS, kinds[kind], &status);
    if (U_SUCCESS(status)) visit_set(set, context, visit);
  }
  uset_close(set);
  ulocdata_close(data);
  return status;
}
