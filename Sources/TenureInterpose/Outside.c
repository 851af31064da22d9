#define _GNU_SOURCE
#include "Blocks.h"
#include "Notices.h"
#include "TenureInterpose.h"
#include "WorkItem.h"
#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>

// What a world's code sets going outside of it: on other queues, on threads of its own. It goes on there as the world's
// code does here (tasks that it makes are the world's), and the world knows that there is something to wait for. Weak, as
// the clocks are.

extern struct dispatch_queue_s _dispatch_main_q;
extern void dispatch_async_f(void *queue, void *context, void (*work)(void *));
extern void dispatch_barrier_async_f(void *queue, void *context, void (*work)(void *));
extern void dispatch_group_enter(void *group);
extern void dispatch_group_leave(void *group);
extern const char *dispatch_queue_get_label(void *queue);
extern void dispatch_retain(void *object);
extern void dispatch_release(void *object);

static struct tenure_outside observer = {0};

const char *tenure_queue_label(void *queue) { return queue ? dispatch_queue_get_label(queue) : 0; }

// What such work this thread is in.
static _Thread_local void *within = 0;

void *tenure_outside_begins(void *world, void *queue) { return observer.began(world, queue, within); }
void tenure_outside_ends(void *work) { observer.ended(work); }

void tenure_watch_outside(struct tenure_outside new_observer) { observer = new_observer; }

void tenure_run_block(void *block) { ((struct block *)block)->invoke(block); }

bool tenure_has_worlds(void) { return observer.began != 0; }

// One piece of such work: whose it is, and what it does. None is made where it is not to be begun.
struct sent {
  void *work;
  struct block *block;
  void *group;
  void *(*routine)(void *);
  void *argument;
};

static void enter(struct sent *sent) {
  within = sent->work;
  tenure_screen_slot = observer.world(sent->work);
  tenure_time_slot = observer.time(sent->work);
}

static void leave(struct sent *sent) {
  within = 0;
  tenure_screen_slot = 0;
  tenure_time_slot = 0;
  observer.ended(sent->work);
  free(sent);
}

static struct sent *new_sent(void *queue) {
  void *work = tenure_outside_begins(tenure_screen_slot, queue);
  if (!work) return 0;
  struct sent *sent = calloc(1, sizeof *sent);
  sent->work = work;
  return sent;
}

static void run_block(void *context) {
  struct sent *sent = context;
  enter(sent);
  // Its program may have stopped while it waited for its turn.
  if (!observer.is_over(sent->work)) observer.run(sent->work, sent->block);
  tenure_notices_are_due(sent->block);
  _Block_release(sent->block);
  if (sent->group) {
    dispatch_group_leave(sent->group);
    dispatch_release(sent->group);
  }
  leave(sent);
}

static void nothing(void *context) { (void)context; }

static void next_async(void *queue, void *block) {
  static void (*_Atomic next)(void *, void *) = 0;
  if (!next) next = (void (*)(void *, void *))dlsym(RTLD_NEXT, "dispatch_async");
  next(queue, block);
}

typedef void give_function(void *queue, void *context, void (*work)(void *));

static bool send(void *group, void *queue, void *block, give_function *give) {
  if (!tenure_screen_slot || !observer.began) return false;
  struct sent *sent = 0;
  void *item = 0;
  if (tenure_is_work_item(block)) {
    sent = calloc(1, sizeof *sent);
    struct block *work = tenure_block(run_block, nothing, sent);
    item = tenure_work_item_like(block, work);
    _Block_release(work);
    if (!item) free(sent);
    if (!item) return false;
    sent->work = tenure_outside_begins(tenure_screen_slot, queue);
    if (!sent->work) {
      _Block_release(item);
      free(sent);
      return true;
    }
  } else {
    sent = new_sent(queue);
    if (!sent) return true;
  }
  sent->block = _Block_copy(block);
  if (group) {
    sent->group = group;
    dispatch_retain(group);
    dispatch_group_enter(group);
  }
  if (!item) {
    give(queue, sent, run_block);
  } else {
    next_async(queue, item);
    _Block_release(item);
  }
  return true;
}

__attribute__((weak)) void dispatch_async(void *queue, void *block) {
  if (tenure_screen_slot) {
    if (queue == &_dispatch_main_q ? tenure_keep_later(0, queue, block) : send(0, queue, block, dispatch_async_f)) return;
  }
  next_async(queue, block);
}

__attribute__((weak)) void dispatch_barrier_async(void *queue, void *block) {
  static void (*_Atomic next)(void *, void *) = 0;
  if (tenure_screen_slot) {
    if (queue == &_dispatch_main_q ? tenure_keep_later(0, queue, block)
                                   : send(0, queue, block, dispatch_barrier_async_f)) return;
  }
  if (!next) next = (void (*)(void *, void *))dlsym(RTLD_NEXT, "dispatch_barrier_async");
  next(queue, block);
}

// What a group waits for on the main queue.

struct in_group {
  struct block *block;
  void *group;
};

static void run_in_group(void *context) {
  struct in_group *one = context;
  one->block->invoke(one->block);
}

static void leave_group(void *context) {
  struct in_group *one = context;
  _Block_release(one->block);
  dispatch_group_leave(one->group);
  dispatch_release(one->group);
  free(one);
}

static bool keep_in_group(void *group, void *block) {
  struct in_group *one = malloc(sizeof *one);
  *one = (struct in_group){_Block_copy(block), group};
  dispatch_retain(group);
  dispatch_group_enter(group);
  void *work = tenure_block(run_in_group, leave_group, one);
  bool is_kept = tenure_keep_later(0, &_dispatch_main_q, work);
  _Block_release(work);
  return is_kept;
}

__attribute__((weak)) void dispatch_group_async(void *group, void *queue, void *block) {
  static void (*_Atomic next)(void *, void *, void *) = 0;
  if (tenure_screen_slot) {
    if (queue == &_dispatch_main_q ? keep_in_group(group, block) : send(group, queue, block, dispatch_async_f)) return;
  }
  if (!next) next = (void (*)(void *, void *, void *))dlsym(RTLD_NEXT, "dispatch_group_async");
  next(group, queue, block);
}

// Foundation's threads. It asks the C library for them by a name of its own.

static pthread_key_t key;

static void thread_ends(void *context) { leave(context); }
static void make_key(void) { pthread_key_create(&key, thread_ends); }

static void *run_thread(void *context) {
  struct sent *sent = context;
  pthread_setspecific(key, sent);
  enter(sent);
  return observer.is_over(sent->work) ? 0 : sent->routine(sent->argument);
}

// A thread of a program that has stopped: its caller is given one all the same.
static void *run_nothing(void *context) { return context; }

__attribute__((weak)) pthread_t _CFThreadCreate(
    const pthread_attr_t attributes, void *(*routine)(void *), void *argument) {
  static pthread_t (*_Atomic next)(const pthread_attr_t, void *(*)(void *), void *) = 0;
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  if (!next) next = (pthread_t(*)(const pthread_attr_t, void *(*)(void *), void *))dlsym(RTLD_NEXT, "_CFThreadCreate");
  if (!tenure_screen_slot || !observer.began) return next(attributes, routine, argument);
  pthread_once(&once, make_key);
  struct sent *sent = new_sent(0);
  if (!sent) return next(attributes, run_nothing, 0);
  sent->routine = routine;
  sent->argument = argument;
  return next(attributes, run_thread, sent);
}
