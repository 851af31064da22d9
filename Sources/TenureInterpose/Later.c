#define _GNU_SOURCE
#include "Blocks.h"
#include "Clock.h"
#include "Notices.h"
#include "TenureInterpose.h"
#include <dlfcn.h>
#include <stdlib.h>

// What a world's code puts on the main queue, or on any for later: `DispatchQueue.asyncAfter`. Weak, as the clocks are.

extern struct dispatch_queue_s _dispatch_main_q;
extern void dispatch_async(void *queue, void *block);
extern void dispatch_retain(void *object);
extern void dispatch_release(void *object);

bool tenure_is_main_queue(const void *queue) { return queue == &_dispatch_main_q; }

struct tenure_later {
  void *queue, *block;
};

static bool (*_Atomic taker)(uint64_t delay, bool is_main, struct tenure_later *work) = 0;

void tenure_take_later(bool (*take)(uint64_t delay, bool is_main, struct tenure_later *work)) { taker = take; }

// A time on the queues' clock is nanoseconds since the system started, one by the calendar is those since 1970, negative.
bool tenure_delay_until(uint64_t when, struct tenure_time *world, uint64_t *delay) {
  int64_t now = tenure_seen_time, then = (int64_t)when;
  if (when == UINT64_MAX || !world) return false;
  if (then < 0) {
    // The third kind of time, which counts sleep too, is of no use to Swift.
    if (then < -(1ll << 62)) return false;
    now = world->wall + world->passed;
    then = when == UINT64_MAX - 1 ? now : -then;
  }
  *delay = then > now ? then - now : 0;
  return true;
}

void tenure_later_run(struct tenure_later *work) {
  struct block *block = work->block;
  if (work->queue != &_dispatch_main_q) return dispatch_async(work->queue, block);
  block->invoke(block);
  tenure_notices_are_due(block);
}

void tenure_later_release(struct tenure_later *work) {
  _Block_release(work->block);
  dispatch_release(work->queue);
  free(work);
}

struct tenure_later *tenure_later_make(void *queue, void *block) {
  struct tenure_later *work = malloc(sizeof *work);
  dispatch_retain(queue);
  *work = (struct tenure_later){queue, _Block_copy(block)};
  return work;
}

bool tenure_keep_later(uint64_t delay, void *queue, void *block) {
  if (!taker) return false;
  struct tenure_later *work = tenure_later_make(queue, block);
  if (taker(delay, queue == &_dispatch_main_q, work)) return true;
  tenure_later_release(work);
  return false;
}

__attribute__((weak)) void dispatch_after(uint64_t when, void *queue, void *block) {
  static void (*_Atomic next)(uint64_t, void *, void *) = 0;
  struct tenure_time *world = tenure_time_slot;
  uint64_t delay;
  if (world && tenure_delay_until(when, world, &delay) && tenure_keep_later(delay, queue, block)) return;
  if (!next) next = (void (*)(uint64_t, void *, void *))dlsym(RTLD_NEXT, "dispatch_after");
  next(when, queue, block);
}
