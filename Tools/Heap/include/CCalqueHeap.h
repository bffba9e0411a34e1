#ifndef CHEAP_H
#define CHEAP_H

/// Has the C library keep so many bytes at the end of the heap when memory is given back. glibc keeps
/// none else: what is read file by file makes the heap shrink and grow each time, and the kernel
/// clears its pages anew. Nothing happens with other C libraries.
void heap_keep_room(int bytes);

#endif
