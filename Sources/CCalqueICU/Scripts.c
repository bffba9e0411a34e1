#include "CCalqueICU.h"

#include <unicode/uchar.h>
#include <unicode/uscript.h>
#include <unicode/utf16.h>

static uint32_t tag(UScriptCode script) {
  const char *name = uscript_getShortName(script);
  return ((uint32_t)(uint8_t)name[0] << 24) | ((uint32_t)(uint8_t)name[1] << 16)
      | ((uint32_t)(uint8_t)name[2] << 8) | (uint32_t)(uint8_t)name[3];
}

// A stack of open brackets, so that a closing one has the script of its partner (UAX #24, 5.2).
// Brackets nested more deeply are treated like any other common character.
enum { max_depth = 32 };
typedef struct {
  UChar32 closing;
  UScriptCode script;
} open_bracket;

cicu_status cicu_script_runs(
    const uint16_t *text, int32_t length, int32_t *ends, uint32_t *tags, int32_t *count) {
  UErrorCode status = U_ZERO_ERROR;
  open_bracket stack[max_depth];
  int32_t depth = 0, runs = 0, at = 0;
  UScriptCode current = USCRIPT_COMMON;
  *count = 0;
  while (at < length) {
    int32_t start = at;
    UChar32 scalar;
    U16_NEXT(text, at, length, scalar);
    UScriptCode script = uscript_getScript(scalar, &status);
    if (U_FAILURE(status)) return status;
    if (script == USCRIPT_COMMON || script == USCRIPT_INHERITED || script == USCRIPT_UNKNOWN) {
      UBool inherits = script == USCRIPT_INHERITED;
      script = current;
      int32_t type = u_getIntPropertyValue(scalar, UCHAR_BIDI_PAIRED_BRACKET_TYPE);
      if (type == U_BPT_OPEN && depth < max_depth) {
        stack[depth].closing = u_getBidiPairedBracket(scalar);
        stack[depth].script = current;
        depth += 1;
      } else if (type == U_BPT_CLOSE) {
        for (int32_t i = depth - 1; i >= 0; i--) {
          if (stack[i].closing != scalar) continue;
          if (stack[i].script != USCRIPT_COMMON) script = stack[i].script;
          depth = i;
          break;
        }
      } else if (!inherits && current == USCRIPT_COMMON) {
        // A leading character that has exactly one script in its Script_Extensions.
        UErrorCode ignored = U_ZERO_ERROR;
        UScriptCode extensions[2];
        if (uscript_getScriptExtensions(scalar, extensions, 2, &ignored) == 1
            && U_SUCCESS(ignored) && extensions[0] > USCRIPT_INHERITED) {
          script = extensions[0];
        }
      }
    }
    if (script != current && current != USCRIPT_COMMON) {
      ends[runs] = start;
      tags[runs] = tag(current);
      runs += 1;
    } else if (script != current) {
      // The first actual script also applies to the common characters in front of it.
      for (int32_t i = 0; i < depth; i++) {
        if (stack[i].script == USCRIPT_COMMON) stack[i].script = script;
      }
    }
    current = script;
  }
  if (length > 0) {
    ends[runs] = length;
    tags[runs] = tag(current);
    runs += 1;
  }
  *count = runs;
  return status;
}
