#include "CCalqueICU.h"

#include <unicode/ucol.h>
#include <unicode/uiter.h>

cicu_status cicu_collator_open(cicu_collator **collator) {
  UErrorCode status = U_ZERO_ERROR;
  UCollator *opened = ucol_open("", &status);
  if (U_FAILURE(status)) return status;
  ucol_setAttribute(opened, UCOL_ALTERNATE_HANDLING, UCOL_NON_IGNORABLE, &status);
  ucol_setAttribute(opened, UCOL_NORMALIZATION_MODE, UCOL_ON, &status);
  ucol_setAttribute(opened, UCOL_NUMERIC_COLLATION, UCOL_ON, &status);
  ucol_setAttribute(opened, UCOL_STRENGTH, UCOL_TERTIARY, &status);
  ucol_setAttribute(opened, UCOL_CASE_LEVEL, UCOL_ON, &status);
  if (U_FAILURE(status)) {
    ucol_close(opened);
    return status;
  }
  *collator = (cicu_collator *)opened;
  return status;
}

cicu_status cicu_collator_compare(
    const cicu_collator *collator, const char *left, int32_t left_length, const char *right,
    int32_t right_length, int32_t *order) {
  UErrorCode status = U_ZERO_ERROR;
  *order = ucol_strcollUTF8(
      (const UCollator *)collator, left_length == 0 ? "" : left, left_length,
      right_length == 0 ? "" : right, right_length, &status);
  return status;
}
