#include "CCalqueICU.h"

#include <unicode/uspoof.h>

// A cicu_confusables is ICU's own object under another name.

cicu_status cicu_confusables_open(cicu_confusables **confusables) {
  UErrorCode status = U_ZERO_ERROR;
  *confusables = (cicu_confusables *)uspoof_open(&status);
  return status;
}

void cicu_confusables_close(cicu_confusables *confusables) {
  uspoof_close((USpoofChecker *)confusables);
}

cicu_status cicu_skeleton(
    const cicu_confusables *confusables, const char *text, int32_t bytes, char *out,
    int32_t capacity, int32_t *length) {
  UErrorCode status = U_ZERO_ERROR;
  *length = uspoof_getSkeletonUTF8(
      (const USpoofChecker *)confusables, 0, text, bytes, out, capacity, &status);
  return status == U_BUFFER_OVERFLOW_ERROR ? U_ZERO_ERROR : status;
}
