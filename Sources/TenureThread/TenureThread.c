#include "TenureThread.h"
#include <sys/types.h>
#include <unistd.h>
#include <sys/syscall.h>

_Thread_local TENURE_NEAR void *tenure_observer_slot = 0;
_Thread_local TENURE_NEAR uint64_t tenure_session_slot = 0;
_Thread_local TENURE_NEAR uint64_t tenure_session_count = 0;
_Thread_local TENURE_NEAR void *tenure_waiting_slot = 0;
_Thread_local void *tenure_world_slot = 0;

// 0 = not asked yet, 1 = main, 2 = another thread.
static _Thread_local char tenure_thread_kind = 0;

bool tenure_is_main_thread(void) {
  if (tenure_thread_kind == 0)
    tenure_thread_kind = (pid_t)syscall(SYS_gettid) == getpid() ? 1 : 2;
  return tenure_thread_kind == 1;
}
