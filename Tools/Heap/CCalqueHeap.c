#include "CCalqueHeap.h"

#include <stdlib.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

void heap_keep_room(int bytes) {
#ifdef __GLIBC__
  mallopt(M_TOP_PAD, bytes);
#else
  (void)bytes;
#endif
}
