#define _GNU_SOURCE
#include "Assumed.h"
#include "Guard.h"
#include "Libraries.h"
#include <execinfo.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <unistd.h>

// A trap inside of a guard: an index out of range, a value that is nil, an overflow, a stack without room. The handler
// walks away from the guard's stack as `tenure_abandon` does. Every other fault goes where it went before.

static const int signals[] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGFPE};
enum { signal_count = sizeof signals / sizeof *signals };
static struct sigaction before[signal_count];

// What Swift's runtime has said about a fatal error: null, or text that it keeps. Not there in older runtimes.
extern const char *_Atomic *swift_getFatalErrorMessageBuffer(void) __attribute__((weak));
extern void swift_once(void *, void (*)(void *), void *);

static const char *fatal_message(void) {
  return swift_getFatalErrorMessageBuffer ? atomic_load(swift_getFatalErrorMessageBuffer()) : 0;
}

bool tenure_has_fatal_messages(void) { return swift_getFatalErrorMessageBuffer && swift_getFatalErrorMessageBuffer(); }

struct registers {
  char *pc, *sp, *fp;
};

static struct registers registers_of(const void *context) {
  const mcontext_t *machine = &((const ucontext_t *)context)->uc_mcontext;
#if defined(__x86_64__)
  return (struct registers){
      (char *)machine->gregs[REG_RIP], (char *)machine->gregs[REG_RSP], (char *)machine->gregs[REG_RBP]};
#elif defined(__aarch64__)
  return (struct registers){(char *)machine->pc, (char *)machine->sp, (char *)machine->regs[29]};
#else
  return (struct registers){0, 0, 0};
#endif
}

static bool is_in(const void *code, const void *function, size_t reach) {
  return (uintptr_t)code - (uintptr_t)function < reach;
}

// Follows the chain of frames, as Swift's code keeps one. False where something on the way must come to its end: a
// global that is being made would never be there for anybody who asks later, and they would wait for ever.
static bool walk(const struct guard *guard, struct registers at, struct tenure_trap *trap) {
  char **frame = (char **)at.fp;
  while ((char *)frame >= at.sp && (char *)(frame + 2) <= guard->end && (uintptr_t)frame % sizeof(void *) == 0) {
    if (is_in(frame[1], swift_once, tenure_assumed.once_length)) return false;
    if (trap->count < tenure_trap_frames) trap->frames[trap->count++] = frame[1];
    char **outer = (char **)frame[0];
    if (outer <= frame) break;
    frame = outer;
  }
  return true;
}

// Through code that keeps no chain: `abort` and what it calls.
static bool unwind(struct tenure_trap *trap) {
  void *frames[tenure_trap_frames];
  int count = backtrace(frames, tenure_trap_frames);
  bool is_behind = false;
  for (int i = 0; i < count; i++) {
    if (is_in(frames[i], swift_once, tenure_assumed.once_length)) return false;
    // First come the handler's own calls, up to the library that called it.
    if (tenure_is_of_c_library(frames[i])) is_behind = true; else if (is_behind) trap->frames[trap->count++] = frames[i];
  }
  return true;
}

static bool is_left(int signal, const siginfo_t *info, const void *context, struct guard *guard) {
  struct registers at = registers_of(context);
  struct tenure_trap *trap = guard->trap;
  if (at.sp < guard->stack || at.sp >= guard->end) return false;
  trap->count = 0;
  const char *message = fatal_message();
  if (signal == SIGABRT) {
    // Swift says what is fatal and aborts. Who aborts without a word may hold a lock: the allocator, for one.
    if (!message || info->si_pid != getpid() || !unwind(trap)) return false;
  } else {
    // What another process has sent is no trap; what broke inside of the C library may hold a lock of it.
    if (info->si_code <= 0 || tenure_is_of_c_library(at.pc)) return false;
    trap->frames[trap->count++] = at.pc;
    if (!walk(guard, at, trap)) return false;
  }
  trap->signal = signal;
  trap->address = info->si_addr;
  trap->is_overflow = signal == SIGSEGV && is_in(info->si_addr, guard->stack, guard->usable - guard->stack);
  trap->message = message;
  // The next text would be added to this one.
  if (message) atomic_store(swift_getFatalErrorMessageBuffer(), 0);
  return true;
}

static void go_on_as_before(int signal, siginfo_t *info, void *context) {
  for (int i = 0; i < signal_count; i++) {
    if (signals[i] != signal) continue;
    if (before[i].sa_flags & SA_SIGINFO) return before[i].sa_sigaction(signal, info, context);
    if (before[i].sa_handler == SIG_IGN) return;
    if (before[i].sa_handler != SIG_DFL) return before[i].sa_handler(signal);
    // The fault comes again, or `abort` goes on; what was sent is sent again.
    sigaction(signal, &before[i], 0);
    if (info->si_code <= 0) raise(signal);
  }
}

static void handle(int signal, siginfo_t *info, void *context) {
  struct guard *guard = tenure_innermost_guard;
  if (guard && guard->trap && is_left(signal, info, context, guard)) setcontext(&guard->outside);
  go_on_as_before(signal, info, context);
}

static void install(void) {
  // Not deferred: Swift's report of a crash reads memory that may not be there, and a second fault while the first is
  // handled would end the process, with the report waiting for it for ever.
  struct sigaction action = {.sa_sigaction = handle, .sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER};
  sigemptyset(&action.sa_mask);
  for (int i = 0; i < signal_count; i++) sigaction(signals[i], &action, &before[i]);
  // What it loads the first time is there when it is needed.
  void *frame;
  backtrace(&frame, 1);
}

void tenure_catch_traps(struct guard *guard) {
  static pthread_once_t installed = PTHREAD_ONCE_INIT;
  static _Thread_local bool has_stack = false;
  pthread_once(&installed, install);
  if (!has_stack) {
    // A stack that has no room left is no place for a handler.
    enum { size = 256 << 10 };
    stack_t other = {.ss_sp = malloc(size), .ss_size = size};
    has_stack = other.ss_sp && sigaltstack(&other, 0) == 0;
  }
  guard->trap->signal = 0;
  // What was said before ended nothing, a continuation that nobody resumed for one: what is said next would be added to it.
  if (fatal_message()) atomic_store(swift_getFatalErrorMessageBuffer(), 0);
}
