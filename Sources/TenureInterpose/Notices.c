#define _GNU_SOURCE
#include "Notices.h"
#include "Blocks.h"
#include "TenureInterpose.h"
#include "WorkItem.h"
#include <dlfcn.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

// What a world's code wants to be done when a group is empty, or a work item has run. The queues' library does that when
// it comes to it; a world does it in turn, at that moment of its time. So it is done here, at the last thing that is waited
// for; where that is not the world's, by the library. Weak, as the clocks are.

extern struct dispatch_queue_s _dispatch_main_q;
extern void dispatch_async(void *queue, void *block);
extern void dispatch_retain(void *object);
extern void dispatch_release(void *object);
extern intptr_t dispatch_group_wait(void *group, uint64_t timeout);
extern void swift_retain(void *object);
extern void swift_release(void *object);

struct notice {
  /// The group or the work item.
  void *object;
  void *world, *queue;
  struct tenure_time *time;
  struct block *block;
  atomic_bool is_done;
  atomic_int holders;
  struct notice *next;
};

static struct notice *first = 0;
static _Atomic int count = 0;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void let_go(void *context) {
  struct notice *notice = context;
  if (--notice->holders > 0) return;
  _Block_release(notice->block);
  dispatch_release(notice->queue);
  swift_release(notice->world);
  free(notice);
}

/// Takes a notice off the list: one of an object, or just this one. Null when there is none.
static struct notice *take(void *object, const struct notice *wanted) {
  pthread_mutex_lock(&lock);
  struct notice **place = &first;
  while (*place && (wanted ? *place != wanted : (*place)->object != object)) place = &(*place)->next;
  struct notice *found = *place;
  if (found) {
    *place = found->next;
    count--;
  }
  pthread_mutex_unlock(&lock);
  return found;
}

static void give(struct notice *notice) {
  if (atomic_exchange(&notice->is_done, true)) return;
  struct tenure_here here = tenure_here_get();
  tenure_screen_slot = notice->world;
  tenure_time_slot = notice->time;
  dispatch_async(notice->queue, notice->block);
  tenure_here_set(here);
}

static void give_all(void *object) {
  for (struct notice *notice; (notice = take(object, 0)); let_go(notice)) give(notice);
}

void tenure_notices_are_due(void *item) { if (count) give_all(item); }

// The library was first: this is the queue.
static void do_now(void *context) {
  struct notice *notice = context;
  if (take(0, notice)) let_go(notice);
  if (notice->queue == &_dispatch_main_q) return give(notice);
  if (atomic_exchange(&notice->is_done, true)) return;
  struct tenure_here here = tenure_here_get();
  tenure_screen_slot = notice->world;
  tenure_time_slot = notice->time;
  void *work = tenure_outside_begins(notice->world, notice->queue);
  if (work) {
    notice->block->invoke(notice->block);
    tenure_outside_ends(work);
  }
  tenure_here_set(here);
}

typedef void notify_function(void *, void *, void *);

static void notify(void *object, void *queue, void *block, notify_function *next) {
  struct notice *notice = calloc(1, sizeof *notice);
  *notice = (struct notice){
      .object = object, .world = tenure_screen_slot, .queue = queue, .time = tenure_time_slot,
      .block = _Block_copy(block), .holders = 2};
  swift_retain(notice->world);
  dispatch_retain(queue);
  pthread_mutex_lock(&lock);
  // Those of one object come in the order in which they were asked for.
  struct notice **place = &first;
  while (*place) place = &(*place)->next;
  *place = notice;
  count++;
  pthread_mutex_unlock(&lock);
  void *work = tenure_block(do_now, let_go, notice);
  void *item = tenure_is_work_item(block) ? tenure_work_item_like(block, work) : 0;
  next(object, queue, item ? item : work);
  if (item) _Block_release(item);
  _Block_release(work);
}

__attribute__((weak)) void dispatch_group_notify(void *group, void *queue, void *block) {
  static notify_function *_Atomic next = 0;
  if (!next) next = (notify_function *)dlsym(RTLD_NEXT, "dispatch_group_notify");
  if (!tenure_screen_slot || !tenure_has_worlds()) return next(group, queue, block);
  notify(group, queue, block, next);
  if (dispatch_group_wait(group, 0) == 0) give_all(group);
}

__attribute__((weak)) void dispatch_block_notify(void *item, void *queue, void *block) {
  static notify_function *_Atomic next = 0;
  if (!next) next = (notify_function *)dlsym(RTLD_NEXT, "dispatch_block_notify");
  if (!tenure_screen_slot || !tenure_has_worlds()) return next(item, queue, block);
  notify(item, queue, block, next);
}

__attribute__((weak)) void dispatch_group_leave(void *group) {
  static void (*_Atomic next)(void *) = 0;
  if (!next) next = (void (*)(void *))dlsym(RTLD_NEXT, "dispatch_group_leave");
  if (!count) return next(group);
  // It may be nobody's after this.
  dispatch_retain(group);
  next(group);
  if (dispatch_group_wait(group, 0) == 0) give_all(group);
  dispatch_release(group);
}
