#include "TenureInterpose.h"

// The concurrency runtime's entry points, with the calling convention that Swift code cannot spell.

#define SWIFT_CONVENTION __attribute__((swiftcall))

struct executor {
  void *identity, *witness;
};

extern SWIFT_CONVENTION uint64_t swift_task_getJobTaskId(void *job);
extern SWIFT_CONVENTION void *swift_task_getCurrent(void);
extern SWIFT_CONVENTION void swift_job_run(void *job, struct executor);

// The low byte of a job's flags, after the object header and two words of the scheduler's, is its kind; 0 is a task.
static const int flags_offset = 32;

uint64_t tenure_task_of_job(void *job) {
  return *((unsigned char *)job + flags_offset) == 0 ? swift_task_getJobTaskId(job) : 0;
}

uint64_t tenure_current_task(void) {
  void *task = swift_task_getCurrent();
  return task ? swift_task_getJobTaskId(task) : 0;
}

static void run_on_no_actor(void *job) {
  struct executor none = {0, 0};
  swift_job_run(job, none);
}

void tenure_run_concurrent_job(void *job) { tenure_as_another_thread(run_on_no_actor, job); }

extern void *swift_retain(void *object);
extern void swift_release(void *object);
extern size_t swift_retainCount(void *object);

// The kind, and flags of tasks behind the priority: a child of another task, and one that its group made. A child of no
// group lies in its parent's own memory.
static bool is_counted(const void *job) {
  uint32_t flags = *(const uint32_t *)((const char *)job + flags_offset);
  return (flags & 0xff) == 0 && (!(flags & 1 << 24) || flags & 1 << 26);
}

bool tenure_hold_task(void *job) {
  if (!is_counted(job)) return false;
  swift_retain(job);
  return true;
}

bool tenure_let_go_of_task(void *job) {
  bool is_last = swift_retainCount(job) == 1;
  swift_release(job);
  return is_last;
}
