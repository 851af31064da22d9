#include "TenureThread.h"

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
