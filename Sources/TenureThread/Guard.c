#define _GNU_SOURCE
#include "TenureThread.h"
#include <link.h>
#include <stdlib.h>
#include <string.h>
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

// The observation library keeps, in words of this thread, the list that reads are noted in: a list on the stack that is
// left. So its words are put back, or every later tracking would add to that list for ever.
enum { most_words = 8 };
static _Thread_local void **library_words = 0;
static _Thread_local size_t library_count = 0;

static int find_library(struct dl_phdr_info *info, size_t size, void *context) {
  (void)size;
  (void)context;
  if (!info->dlpi_name || !strstr(info->dlpi_name, "libswiftObservation")) return 0;
  for (int i = 0; i < info->dlpi_phnum; i++) {
    size_t words = info->dlpi_phdr[i].p_memsz / sizeof(void *);
    if (info->dlpi_phdr[i].p_type != PT_TLS || words > most_words || !info->dlpi_tls_data) continue;
    library_words = info->dlpi_tls_data;
    library_count = words;
  }
  return 1;
}

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
  void *words[most_words] = {0};
  if (!library_words) dl_iterate_phdr(find_library, 0);
  if (library_words) memcpy(words, library_words, library_count * sizeof(void *));
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
  if (!guard.finished) {
    // The words may have come to be while the body ran; they began as nothing.
    if (!library_words) dl_iterate_phdr(find_library, 0);
    if (library_words) memcpy(library_words, words, library_count * sizeof(void *));
    return false;
  }
  if (spare_stack) munmap(stack, stack_size); else spare_stack = stack;
  return true;
}

void tenure_abandon(void) {
  if (innermost) setcontext(&innermost->outside);
}
