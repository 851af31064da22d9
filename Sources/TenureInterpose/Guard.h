#pragma once
#include <stdbool.h>
#include <ucontext.h>

struct tenure_trap;

/// One `tenure_guard` that runs.
struct guard {
  ucontext_t outside, inside;
  void (*body)(void *);
  void *context;
  /// Where a trap is told; null iff traps inside are not caught.
  struct tenure_trap *trap;
  bool finished;
  struct guard *outer;
  /// The stack from its lower end, from where it may be used, and its upper end.
  char *stack, *usable, *end;
};

/// The innermost guard of this thread, or null.
extern _Thread_local struct guard *tenure_innermost_guard;

/// From now on a trap on this thread inside of the guard leaves it.
void tenure_catch_traps(struct guard *guard);
