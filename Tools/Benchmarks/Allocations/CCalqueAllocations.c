#include "CCalqueAllocations.h"

#include <errno.h>
#include <stdlib.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define CALQUE_SANITIZED 1
#endif
#endif

#if defined(__GLIBC__) && !defined(CALQUE_SANITIZED)

// Thread-local, because allocations of other threads must not be counted.
static _Thread_local uint64_t count;

bool allocations_are_counted(void) { return true; }

uint64_t allocations_of_this_thread(void) { return count; }

// glibc's own names of its functions, for programs that replace them. They allocate the same
// memory, so `free` does not need a replacement.
void *__libc_malloc(size_t size);
void *__libc_calloc(size_t number, size_t size);
void *__libc_realloc(void *memory, size_t size);
void *__libc_memalign(size_t alignment, size_t size);

void *malloc(size_t size) {
  count += 1;
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  count += 1;
  return __libc_calloc(number, size);
}

void *realloc(void *memory, size_t size) {
  count += 1;
  return __libc_realloc(memory, size);
}

void *memalign(size_t alignment, size_t size) {
  count += 1;
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  count += 1;
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **memory, size_t alignment, size_t size) {
  count += 1;
  void *made = __libc_memalign(alignment, size);
  if (!made) return ENOMEM;
  *memory = made;
  return 0;
}

#else

bool allocations_are_counted(void) { return false; }

uint64_t allocations_of_this_thread(void) { return 0; }

#endif
