#include "Output.h"

#include <string.h>
#include <unicode/ustring.h>

cicu_status cicu_put(
    const UChar *text, int32_t units, char *out, int32_t capacity, int32_t *length) {
  UErrorCode status = U_ZERO_ERROR;
  u_strToUTF8WithSub(out, capacity, length, text, units, 0xFFFD, NULL, &status);
  return status == U_BUFFER_OVERFLOW_ERROR ? U_ZERO_ERROR : status;
}

cicu_status cicu_put_bytes(
    const char *text, int32_t bytes, char *out, int32_t capacity, int32_t *length) {
  *length = bytes;
  if (bytes <= capacity) memcpy(out, text, (size_t)bytes);
  return U_ZERO_ERROR;
}
