#include "TenureThread.h"
#include <sys/types.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

_Thread_local TENURE_NEAR void *tenure_observer_slot = 0;
_Thread_local TENURE_NEAR void **tenure_observed_slot = 0;
_Thread_local TENURE_NEAR uint64_t tenure_session_slot = 0;
_Thread_local TENURE_NEAR uint64_t tenure_session_count = UINT32_MAX;
_Thread_local TENURE_NEAR void *tenure_waiting_slot = 0;
_Thread_local void *tenure_screen_slot = 0;
_Thread_local TENURE_NEAR char tenure_thread_kind = 0;

uint64_t tenure_session_block(void) {
  static _Atomic uint64_t blocks = 0;
  return tenure_session_count = (++blocks << 32) | 1;
}

// The main queue is drained by the first thread, or, once that has parked in dispatch_main(), by any: then the queue
// itself is marked and asked for.
extern struct dispatch_queue_s _dispatch_main_q;
extern void dispatch_queue_set_specific(void *queue, const void *key, void *context, void (*destructor)(void *));
extern void *dispatch_get_specific(const void *key);
static char main_key;

__attribute__((constructor)) static void mark_main_queue(void) {
  dispatch_queue_set_specific(&_dispatch_main_q, &main_key, &main_key, 0);
}

bool tenure_is_main_thread(void) {
  if (tenure_thread_kind == 0) tenure_thread_kind = (pid_t)syscall(SYS_gettid) == getpid() ? 1 : 2;
  return tenure_thread_kind == 1 || (tenure_thread_kind == 2 && dispatch_get_specific(&main_key) != 0);
}

// By a clock that is the same in a test: the others show the code of a screen the time of that screen.
int64_t tenure_real_time(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC_RAW, &time);
  return time.tv_sec * 1000000000ll + time.tv_nsec;
}
