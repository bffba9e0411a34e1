#include "CCalqueICU.h"

#include <unicode/ucnv.h>
#include <unicode/uset.h>

cicu_status cicu_charset(
    const char *name, uint32_t first, uint32_t last, void *context, cicu_visit_range visit) {
  UErrorCode status = U_ZERO_ERROR;
  UConverter *converter = ucnv_open(name, &status);
  USet *set = uset_openEmpty();
  ucnv_getUnicodeSet(converter, set, UCNV_ROUNDTRIP_SET, &status);
  if (U_SUCCESS(status)) {
    uset_retain(set, (UChar32)first, (UChar32)last);
    int32_t count = uset_getItemCount(set);
    for (int32_t item = 0; item < count; item++) {
      UErrorCode ignored = U_ZERO_ERROR;
      UChar32 start = 0, end = 0;
      if (uset_getItem(set, item, &start, &end, NULL, 0, &ignored) == 0 && U_SUCCESS(ignored)) {
        visit(context, (uint32_t)start, (uint32_t)end);
      }
    }
  }
  uset_close(set);
  ucnv_close(converter);
  return status;
}
