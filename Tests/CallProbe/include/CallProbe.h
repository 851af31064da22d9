#pragma once
#include <stdint.h>

/// How often the Swift runtime was asked to count a reference, and the system for memory.
struct runtime_calls {
  int64_t retains, allocations;
};
/// Counts on this thread from here on.
void runtime_calls_begin(void);
/// What has been counted since.
struct runtime_calls runtime_calls_end(void);
