#pragma once
#include <malloc.h>
#include <stdint.h>

/// Bytes that the allocator has handed out, its own headers included.
static inline int64_t bytes_in_use(void) {
  struct mallinfo2 info = mallinfo2();
  return (int64_t)(info.uordblks + info.hblkhd);
}
