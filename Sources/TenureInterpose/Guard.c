#define _GNU_SOURCE
#include "Assumed.h"
#include "Guard.h"
#include <link.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

// A stack to walk away from. Swift has no way to unwind a getter; leaving its whole stack where it is does no harm but
// to memory, and a test that asserts what a program would die of goes on.

_Thread_local struct guard *tenure_innermost_guard = 0;
static _Thread_local void *spare_stack = 0;

// Pages are committed as they are touched, so the size costs addresses only. Those at the lower end are never given: who
// calls itself without end comes to a fault there, which is caught like others.
static const size_t stack_size = 64 << 20, forbidden_size = 1 << 20;

// Swift's libraries keep words of this thread that point into the stack: the list that observed reads are noted in, the
// task that runs, the accesses under way. When that stack is left they are put back to what they were before it.
enum { library_count = 3, word_room = 16 };

struct library_words {
  void **start;
  size_t count;
};

static _Thread_local struct library_words words_of[library_count];
static _Thread_local bool knows_all_words = false;

static bool is_library(const struct dl_phdr_info *info, const char *name) {
  return info->dlpi_name && name && strstr(info->dlpi_name, name);
}

static int find_words(struct dl_phdr_info *info, size_t size, void *context) {
  (void)size;
  (void)context;
  for (int i = 0; i < library_count; i++) {
    if (words_of[i].start || !is_library(info, tenure_assumed.libraries[i])) continue;
    for (int j = 0; j < info->dlpi_phnum; j++) {
      size_t count = info->dlpi_phdr[j].p_memsz / sizeof(void *);
      if (info->dlpi_phdr[j].p_type != PT_TLS || count > tenure_assumed.most_words || count > word_room || !info->dlpi_tls_data) continue;
      words_of[i] = (struct library_words){info->dlpi_tls_data, count};
    }
  }
  return 0;
}

struct words_in {
  const char *library;
  long count;
};

static int count_words(struct dl_phdr_info *info, size_t size, void *context) {
  (void)size;
  struct words_in *words = context;
  if (!is_library(info, words->library)) return 0;
  words->count = 0;
  for (int i = 0; i < info->dlpi_phnum; i++)
    if (info->dlpi_phdr[i].p_type == PT_TLS) words->count += info->dlpi_phdr[i].p_memsz / sizeof(void *);
  return 1;
}

long tenure_words_of(const char *library) {
  struct words_in words = {library, -1};
  dl_iterate_phdr(count_words, &words);
  return words.count;
}

static void learn_words(void) {
  if (knows_all_words) return;
  dl_iterate_phdr(find_words, 0);
  knows_all_words = true;
  for (int i = 0; i < library_count; i++) knows_all_words &= words_of[i].start != 0;
}

// Task-local values lie on a pile of the task that runs. Those that the abandoned code has put there are taken down to a
// mark that was put there before: what the task has allocated is given back in order, or the runtime stops the program.
#define SWIFT_CONVENTION __attribute__((swiftcall))
extern SWIFT_CONVENTION void swift_task_localValuePush(const void *key, void *value, const void *type);
extern SWIFT_CONVENTION uint64_t *swift_task_localValueGet(const void *key);
extern SWIFT_CONVENTION void swift_task_localValuePop(void);
/// The type of a `UInt64`.
extern const char type_of_mark __asm__("$ss6UInt64VN");
static const char key_of_mark[16] = {0};

static bool is_marked(uint64_t mark) {
  uint64_t *value = swift_task_localValueGet(key_of_mark);
  return value && *value == mark;
}

bool tenure_marks_are_found(void) {
  uint64_t mark = ~0ull;
  swift_task_localValuePush(key_of_mark, &mark, &type_of_mark);
  bool is_there = is_marked(mark);
  swift_task_localValuePop();
  return is_there && !is_marked(mark);
}

static void enter(void) {
  struct guard *guard = tenure_innermost_guard;
  guard->body(guard->context);
  guard->finished = true;
}

static char *new_stack(void) {
  char *stack = mmap(0, stack_size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (stack == MAP_FAILED) abort();
  mprotect(stack, forbidden_size, PROT_NONE);
  return stack;
}

bool tenure_guard(void (*body)(void *), void *context, struct tenure_trap *trap) {
  static _Thread_local uint64_t guards = 0;
  char *stack = spare_stack ? spare_stack : new_stack();
  spare_stack = 0;
  struct guard guard = {
      .body = body, .context = context, .trap = trap, .outer = tenure_innermost_guard, .stack = stack,
      .usable = stack + forbidden_size, .end = stack + stack_size};
  struct tenure_here here = tenure_here_get();
  void *words[library_count][word_room] = {{0}};
  learn_words();
  uint64_t mark = ++guards, value = mark;
  swift_task_localValuePush(key_of_mark, &value, &type_of_mark);
  for (int i = 0; i < library_count; i++)
    if (words_of[i].start) memcpy(words[i], words_of[i].start, words_of[i].count * sizeof(void *));
  if (trap) tenure_catch_traps(&guard);
  getcontext(&guard.inside);
  guard.inside.uc_stack.ss_sp = stack;
  guard.inside.uc_stack.ss_size = stack_size;
  guard.inside.uc_link = &guard.outside;
  makecontext(&guard.inside, enter, 0);
  tenure_innermost_guard = &guard;
  swapcontext(&guard.outside, &guard.inside);
  tenure_innermost_guard = guard.outer;
  tenure_here_set(here);
  if (!guard.finished) {
    // Words that came to be while the body ran began as nothing.
    learn_words();
    for (int i = 0; i < library_count; i++)
      if (words_of[i].start) memcpy(words_of[i].start, words[i], words_of[i].count * sizeof(void *));
    while (is_marked(mark)) swift_task_localValuePop();
    return false;
  }
  swift_task_localValuePop();
  if (spare_stack) munmap(stack, stack_size); else spare_stack = stack;
  return true;
}

void tenure_abandon(void) {
  if (tenure_innermost_guard) setcontext(&tenure_innermost_guard->outside);
}
