#include "CCalqueICU.h"

#include <stdlib.h>
#include <unicode/ubrk.h>

struct cicu_breaker {
  UBreakIterator *iterator;
  int32_t kind;
};

cicu_status cicu_breaker_open(int32_t kind, const char *locale, cicu_breaker **breaker) {
  static const UBreakIteratorType types[] = {UBRK_CHARACTER, UBRK_WORD, UBRK_LINE, UBRK_SENTENCE};
  UErrorCode status = U_ZERO_ERROR;
  *breaker = NULL;
  if (kind < 0 || kind > 3) return U_ILLEGAL_ARGUMENT_ERROR;
  UBreakIterator *iterator = ubrk_open(types[kind], locale, NULL, 0, &status);
  if (U_FAILURE(status)) return status;
  cicu_breaker *made = malloc(sizeof *made);
  if (!made) {
    ubrk_close(iterator);
    return U_MEMORY_ALLOCATION_ERROR;
  }
  made->iterator = iterator;
  made->kind = kind;
  *breaker = made;
  return status;
}

void cicu_breaker_close(cicu_breaker *breaker) {
  ubrk_close(breaker->iterator);
  free(breaker);
}

cicu_status cicu_breaker_run(
    cicu_breaker *breaker, const uint16_t *text, int32_t length, int32_t *offsets, uint8_t *marks,
    int32_t capacity, int32_t *count) {
  UErrorCode status = U_ZERO_ERROR;
  *count = 0;
  // The iterator keeps this pointer, but reads through it only below.
  ubrk_setText(breaker->iterator, text, length, &status);
  if (U_FAILURE(status)) return status;
  int32_t found = 0;
  for (int32_t at = ubrk_next(breaker->iterator); at != UBRK_DONE;
       at = ubrk_next(breaker->iterator)) {
    if (found == capacity) return U_BUFFER_OVERFLOW_ERROR;
    int32_t rule = breaker->kind == 0 ? 0 : ubrk_getRuleStatus(breaker->iterator);
    offsets[found] = at;
    marks[found] = breaker->kind == 2 ? rule >= UBRK_LINE_HARD : rule >= UBRK_WORD_NONE_LIMIT;
    found += 1;
  }
  *count = found;
  return status;
}
