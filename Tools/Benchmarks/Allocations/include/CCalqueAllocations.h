#ifndef CALLOCATIONS_H
#define CALLOCATIONS_H

#include <stdbool.h>
#include <stdint.h>

// Counts the heap allocations of a program. A program that links this has its own `malloc`, which
// counts and then calls glibc's. So all allocations are counted, including those of the Swift
// runtime and other libraries.

/// Returns whether allocations are counted: only with glibc, and not with a sanitizer, which has
/// its own `malloc`.
bool allocations_are_counted(void);

/// Returns the number of allocations of the calling thread so far.
uint64_t allocations_of_this_thread(void);

#endif
