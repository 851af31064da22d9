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

// Swift's libraries keep words of this thread that point into the stack: the list that observed reads are noted in, the
// task that runs, the accesses under way. When that stack is left they are put back to what they were before it.
enum { library_count = 3, most_words = 8 };
static const char *const libraries[library_count] = {"libswiftObservation", "libswift_Concurrency", "libswiftCore"};

struct library_words {
  void **start;
  size_t count;
};

static _Thread_local struct library_words words_of[library_count];
static _Thread_local bool knows_all_words = false;

static int find_words(struct dl_phdr_info *info, size_t size, void *context) {
  (void)size;
  (void)context;
  for (int i = 0; i < library_count; i++) {
    if (words_of[i].start || !info->dlpi_name || !strstr(info->dlpi_name, libraries[i])) continue;
    for (int j = 0; j < info->dlpi_phnum; j++) {
      size_t count = info->dlpi_phdr[j].p_memsz / sizeof(void *);
      if (info->dlpi_phdr[j].p_type != PT_TLS || count > most_words || !info->dlpi_tls_data) continue;
      words_of[i] = (struct library_words){info->dlpi_tls_data, count};
    }
  }
  return 0;
}

static void learn_words(void) {
  if (knows_all_words) return;
  dl_iterate_phdr(find_words, 0);
  knows_all_words = true;
  for (int i = 0; i < library_count; i++) knows_all_words &= words_of[i].start != 0;
}

void *tenure_observed_list(const void *stack, size_t reach) {
  learn_words();
  void *list = 0;
  for (size_t i = 0; words_of[0].start && i < words_of[0].count; i++) {
    void *word = words_of[0].start[i];
    if ((uintptr_t)word - (uintptr_t)stack >= reach) continue;
    if (list) return 0;
    list = word;
  }
  return list;
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
  void *words[library_count][most_words] = {{0}};
  learn_words();
  for (int i = 0; i < library_count; i++)
    if (words_of[i].start) memcpy(words[i], words_of[i].start, words_of[i].count * sizeof(void *));
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
    // Words that came to be while the body ran began as nothing.
    learn_words();
    for (int i = 0; i < library_count; i++)
      if (words_of[i].start) memcpy(words_of[i].start, words[i], words_of[i].count * sizeof(void *));
    return false;
  }
  if (spare_stack) munmap(stack, stack_size); else spare_stack = stack;
  return true;
}

void tenure_abandon(void) {
  if (innermost) setcontext(&innermost->outside);
}
