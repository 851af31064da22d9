#define _GNU_SOURCE
#include "TenureThread.h"
#include <stdlib.h>
#include <sys/mman.h>
#include <ucontext.h>

// A stack to walk away from. Swift has no way to unwind a getter; leaving its whole stack where it is does no harm but
// to memory, and a test that asserts what a program would die of goes on.

struct guard {
  ucontext_t outside, inside;
  void (*body)(void *);
  void *context;
  bool finished;
  struct guard *outer;
};

static _Thread_local struct guard *innermost = 0;
static _Thread_local void *spare_stack = 0;

// Pages are committed as they are touched, so the size costs addresses only.
static const size_t stack_size = 64 << 20;

static void enter(void) {
  struct guard *guard = innermost;
  guard->body(guard->context);
  guard->finished = true;
}

bool tenure_guard(void (*body)(void *), void *context) {
  void *stack = spare_stack;
  spare_stack = 0;
  if (!stack) {
    stack = mmap(0, stack_size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (stack == MAP_FAILED) abort();
  }
  struct guard guard = {.body = body, .context = context, .finished = false, .outer = innermost};
  void *observer = tenure_observer_slot, *world = tenure_world_slot;
  uint64_t session = tenure_session_slot;
  getcontext(&guard.inside);
  guard.inside.uc_stack.ss_sp = stack;
  guard.inside.uc_stack.ss_size = stack_size;
  guard.inside.uc_link = &guard.outside;
  makecontext(&guard.inside, enter, 0);
  innermost = &guard;
  swapcontext(&guard.outside, &guard.inside);
  innermost = guard.outer;
  tenure_observer_slot = observer;
  tenure_session_slot = session;
  tenure_world_slot = world;
  if (!guard.finished) return false;
  if (spare_stack) munmap(stack, stack_size); else spare_stack = stack;
  return true;
}

void tenure_abandon(void) {
  if (innermost) setcontext(&innermost->outside);
}
