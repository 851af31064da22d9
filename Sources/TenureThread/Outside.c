#define _GNU_SOURCE
#include "TenureThread.h"
#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>

// What a world's code sets going outside of it: on other queues, on threads of its own. It goes on there as the world's
// code does here (tasks that it makes are the world's), and the world knows that there is something to wait for. Weak, as
// the clocks are.

extern struct dispatch_queue_s _dispatch_main_q;
extern void dispatch_async_f(void *queue, void *context, void (*work)(void *));
extern void dispatch_group_enter(void *group);
extern void dispatch_group_leave(void *group);
extern void *dispatch_block_create(unsigned long flags, void *block);
extern const char *dispatch_queue_get_label(void *queue);
extern void dispatch_retain(void *object);
extern void dispatch_release(void *object);
extern void *_Block_copy(const void *block);
extern void _Block_release(const void *block);

struct block {
  void *isa;
  int flags, reserved;
  void (*invoke)(void *);
};

static struct tenure_outside observer = {0};

const char *tenure_queue_label(void *queue) { return queue ? dispatch_queue_get_label(queue) : 0; }

void tenure_watch_outside(struct tenure_outside new_observer) { observer = new_observer; }

// One piece of such work: whose it is, and what it does.
struct sent {
  void *work;
  struct block *block;
  void *group;
  void *(*routine)(void *);
  void *argument;
};

static void enter(struct sent *sent) {
  tenure_world_slot = observer.world(sent->work);
  tenure_time_slot = observer.time(sent->work);
}

static void leave(struct sent *sent) {
  tenure_world_slot = 0;
  tenure_time_slot = 0;
  observer.ended(sent->work);
  free(sent);
}

static struct sent *new_sent(void *queue) {
  struct sent *sent = calloc(1, sizeof *sent);
  sent->work = observer.began(tenure_world_slot, queue);
  return sent;
}

static void run_block(void *context) {
  struct sent *sent = context;
  enter(sent);
  sent->block->invoke(sent->block);
  _Block_release(sent->block);
  if (sent->group) {
    dispatch_group_leave(sent->group);
    dispatch_release(sent->group);
  }
  leave(sent);
}

// Work items say themselves how they are to be run: a barrier, at some quality of service. They have one function of the
// library's in common.
static void nothing(void *block) { (void)block; }

static bool is_work_item(const struct block *block) {
  static void (*_Atomic invoke)(void *) = 0;
  if (!invoke) {
    struct { struct block block; const void *descriptor; } plain;
    static const struct { unsigned long reserved, size; } descriptor = {0, sizeof plain};
    extern void *_NSConcreteStackBlock[];
    plain.block = (struct block){_NSConcreteStackBlock, 0, 0, nothing};
    plain.descriptor = &descriptor;
    struct block *item = dispatch_block_create(0, &plain);
    invoke = item->invoke;
    _Block_release(item);
  }
  return block->invoke == invoke;
}

static bool send(void *group, void *queue, void *block) {
  if (!tenure_world_slot || !observer.began || is_work_item(block)) return false;
  struct sent *sent = new_sent(queue);
  sent->block = _Block_copy(block);
  if (group) {
    sent->group = group;
    dispatch_retain(group);
    dispatch_group_enter(group);
  }
  dispatch_async_f(queue, sent, run_block);
  return true;
}

__attribute__((weak)) void dispatch_async(void *queue, void *block) {
  static void (*_Atomic next)(void *, void *) = 0;
  if (tenure_world_slot) {
    if (queue == &_dispatch_main_q ? tenure_keep_later(0, queue, block) : send(0, queue, block)) return;
  }
  if (!next) next = (void (*)(void *, void *))dlsym(RTLD_NEXT, "dispatch_async");
  next(queue, block);
}

__attribute__((weak)) void dispatch_group_async(void *group, void *queue, void *block) {
  static void (*_Atomic next)(void *, void *, void *) = 0;
  if (queue != &_dispatch_main_q && send(group, queue, block)) return;
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
  return sent->routine(sent->argument);
}

__attribute__((weak)) pthread_t _CFThreadCreate(
    const pthread_attr_t attributes, void *(*routine)(void *), void *argument) {
  static pthread_t (*_Atomic next)(const pthread_attr_t, void *(*)(void *), void *) = 0;
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  if (!next) next = (pthread_t(*)(const pthread_attr_t, void *(*)(void *), void *))dlsym(RTLD_NEXT, "_CFThreadCreate");
  if (!tenure_world_slot || !observer.began) return next(attributes, routine, argument);
  pthread_once(&once, make_key);
  struct sent *sent = new_sent(0);
  sent->routine = routine;
  sent->argument = argument;
  return next(attributes, run_thread, sent);
}
