#include "TenureThread.h"
#include <sys/types.h>
#include <unistd.h>
#include <sys/syscall.h>

_Thread_local TENURE_NEAR void *tenure_observer_slot = 0;
_Thread_local TENURE_NEAR void **tenure_observed_slot = 0;
_Thread_local TENURE_NEAR uint64_t tenure_session_slot = 0;
_Thread_local TENURE_NEAR uint64_t tenure_session_count = UINT32_MAX;
_Thread_local TENURE_NEAR void *tenure_waiting_slot = 0;
_Thread_local void *tenure_world_slot = 0;

uint64_t tenure_session_block(void) {
  static _Atomic uint64_t blocks = 0;
  return tenure_session_count = (++blocks << 32) | 1;
}

// 0 = not asked yet, 1 = the process's first thread, 2 = another thread, 3 = a thread that stands for another one.
static _Thread_local char thread_kind = 0;

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
  if (thread_kind == 0) thread_kind = (pid_t)syscall(SYS_gettid) == getpid() ? 1 : 2;
  return thread_kind == 1 || (thread_kind == 2 && dispatch_get_specific(&main_key) != 0);
}

void tenure_as_another_thread(void (*body)(void *), void *context) {
  char kind = thread_kind;
  thread_kind = 3;
  body(context);
  thread_kind = kind;
}

struct tenure_here tenure_here_get(void) {
  return (struct tenure_here){
      tenure_observer_slot, tenure_world_slot, tenure_session_slot, tenure_time_slot, thread_kind};
}

void tenure_here_set(struct tenure_here here) {
  tenure_observer_slot = here.observer;
  tenure_world_slot = here.world;
  tenure_session_slot = here.session;
  tenure_time_slot = here.time;
  thread_kind = here.kind;
}
