#ifndef CALLOCATIONS_H
#define CALLOCATIONS_H

#include <stdbool.h>
#include <stdint.h>

// Counts what a program takes from the heap. A program that links this has a `malloc` of its own,
// which counts and hands over to glibc's; so everything is counted, what the Swift runtime and
// other libraries ask for too.

/// Whether allocations are counted: not on other systems than glibc's, and not beside a sanitizer,
/// which has a `malloc` of its own.
bool allocations_are_counted(void);

/// How often the calling thread has asked for memory so far.
uint64_t allocations_of_this_thread(void);

#endif
