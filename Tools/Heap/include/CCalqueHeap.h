#ifndef CHEAP_H
#define CHEAP_H

/// Makes the C library keep a number of bytes at the end of the heap when memory is freed. By
/// default glibc keeps none: reading file by file makes the heap shrink and grow each time, and the
/// kernel clears its pages again. It has no effect with other C libraries.
void heap_keep_room(int bytes);

#endif
