#include "CCalqueICU.h"

#include <string.h>
#include <unicode/ubidi.h>
#include <unicode/uchar.h>

cicu_status cicu_bidi_levels(
    const uint16_t *text, int32_t length, int32_t base, uint8_t *levels, uint8_t *paragraph_level) {
  UErrorCode status = U_ZERO_ERROR;
  UBiDi *bidi = ubidi_openSized(length, 0, &status);
  if (U_FAILURE(status)) return status;
  UBiDiLevel start = base == 0 ? UBIDI_LTR : base == 1 ? UBIDI_RTL : UBIDI_DEFAULT_LTR;
  ubidi_setPara(bidi, text, length, start, NULL, &status);
  const UBiDiLevel *found = U_SUCCESS(status) && length > 0 ? ubidi_getLevels(bidi, &status) : NULL;
  if (U_SUCCESS(status)) {
    if (found) memcpy(levels, found, (size_t)length);
    *paragraph_level = ubidi_getParaLevel(bidi);
  }
  ubidi_close(bidi);
  return status;
}

uint32_t cicu_mirrored(uint32_t scalar) { return (uint32_t)u_charMirror((UChar32)scalar); }

int32_t cicu_bidi_class(uint32_t scalar) {
  switch (u_charDirection((UChar32)scalar)) {
    case U_LEFT_TO_RIGHT: return 1;
    case U_RIGHT_TO_LEFT:
    case U_RIGHT_TO_LEFT_ARABIC: return 2;
    case U_FIRST_STRONG_ISOLATE:
    case U_LEFT_TO_RIGHT_ISOLATE:
    case U_RIGHT_TO_LEFT_ISOLATE: return 3;
    case U_POP_DIRECTIONAL_ISOLATE: return 4;
    // Rule L1 also resets the characters that rule X9 removes; ICU keeps them in the level array.
    case U_WHITE_SPACE_NEUTRAL:
    case U_LEFT_TO_RIGHT_EMBEDDING:
    case U_LEFT_TO_RIGHT_OVERRIDE:
    case U_RIGHT_TO_LEFT_EMBEDDING:
    case U_RIGHT_TO_LEFT_OVERRIDE:
    case U_POP_DIRECTIONAL_FORMAT:
    case U_BOUNDARY_NEUTRAL: return 5;
    case U_SEGMENT_SEPARATOR:
    case U_BLOCK_SEPARATOR: return 6;
    default: return 0;
  }
}
