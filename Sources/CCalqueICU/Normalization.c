#include "CCalqueICU.h"
#include "Output.h"

#include <stdlib.h>
#include <unicode/unorm2.h>
#include <unicode/ustring.h>

cicu_status cicu_compose(
    const uint16_t *text, int32_t length, char *out, int32_t capacity, int32_t *written) {
  UErrorCode status = U_ZERO_ERROR;
  *written = 0;
  const UNormalizer2 *composer = unorm2_getNFCInstance(&status);
  if (U_FAILURE(status)) return status;
  // In the worst case, composing makes a text three times as long (Unicode FAQ on normalization).
  int32_t room = length * 3 + 1;
  UChar *buffer = malloc(sizeof(UChar) * (size_t)room);
  if (buffer == NULL) return U_MEMORY_ALLOCATION_ERROR;
  int32_t units = unorm2_normalize(composer, text, length, buffer, room, &status);
  if (U_SUCCESS(status)) status = (UErrorCode)cicu_put(buffer, units, out, capacity, written);
  free(buffer);
  return status;
}

bool cicu_is_composed(const uint16_t *text, int32_t length) {
  UErrorCode status = U_ZERO_ERROR;
  const UNormalizer2 *composer = unorm2_getNFCInstance(&status);
  if (U_FAILURE(status)) return true;
  return unorm2_isNormalized(composer, text, length, &status) || U_FAILURE(status);
}
