#include "CCalqueICU.h"
#include "Output.h"

#include <unicode/umsg.h>
#include <unicode/ustring.h>

cicu_status cicu_message(
    const char *locale, const char *pattern, double number, const char *word, char *out,
    int32_t capacity, int32_t *length) {
  UErrorCode status = U_ZERO_ERROR;
  UChar wide[2048], wide_word[256], text[2048];
  int32_t units = 0;
  u_strFromUTF8(wide, 2048, &units, pattern, -1, &status);
  u_strFromUTF8(wide_word, 256, NULL, word, -1, &status);
  if (U_FAILURE(status)) return status;
  int32_t written = u_formatMessage(locale, wide, units, text, 2048, &status, number, wide_word);
  if (U_FAILURE(status)) return status;
  return cicu_put(text, written, out, capacity, length);
}
