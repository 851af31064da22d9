#define _GNU_SOURCE
#include "WorkItem.h"
#include "Blocks.h"
#include "TenureInterpose.h"
#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>

// `DispatchWorkItem`, and what is given to a queue with a quality of service or with flags: Swift makes a block of the
// queues' library from it. How that is to be run cannot be asked, so it is noted when it is made. Weak, as the clocks are.

extern void dispatch_async(void *queue, void *block);
extern void *dispatch_block_create(unsigned long flags, void *block);

typedef void *create_function(unsigned long, void *);
typedef void *create_with_class_function(unsigned long, unsigned, int, void *);

struct item {
  struct block *block;
  /// What the item does.
  struct block *work;
  unsigned long flags;
  bool has_class;
  unsigned class;
  int priority;
  struct item *next;
};

enum { bucket_count = 256 };
static struct item *buckets[bucket_count];
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static struct item **place_of(const void *block) {
  struct item **place = &buckets[(uintptr_t)block / 16 % bucket_count];
  while (*place && (*place)->block != block) place = &(*place)->next;
  return place;
}

static void run(void *context) {
  struct item *item = context;
  item->work->invoke(item->work);
}

static void forget(void *context) {
  struct item *item = context;
  pthread_mutex_lock(&lock);
  struct item **place = place_of(item->block);
  if (*place == item) *place = item->next;
  pthread_mutex_unlock(&lock);
  _Block_release(item->work);
  free(item);
}

static void *create(struct item like) {
  static create_function *_Atomic next = 0;
  static create_with_class_function *_Atomic next_with_class = 0;
  if (!next) next = (create_function *)dlsym(RTLD_NEXT, "dispatch_block_create");
  if (!next_with_class)
    next_with_class = (create_with_class_function *)dlsym(RTLD_NEXT, "dispatch_block_create_with_qos_class");
  return like.has_class ? next_with_class(like.flags, like.class, like.priority, like.work) : next(like.flags, like.work);
}

static void *create_noted(struct item like) {
  if (!tenure_has_worlds()) return create(like);
  struct item *item = malloc(sizeof *item);
  *item = like;
  item->work = _Block_copy(like.work);
  like.work = tenure_block(run, forget, item);
  struct block *block = create(like);
  _Block_release(like.work);
  if (!block) return 0;
  pthread_mutex_lock(&lock);
  item->block = block;
  item->next = buckets[(uintptr_t)block / 16 % bucket_count];
  buckets[(uintptr_t)block / 16 % bucket_count] = item;
  pthread_mutex_unlock(&lock);
  return block;
}

__attribute__((weak)) void *dispatch_block_create(unsigned long flags, void *block) {
  return create_noted((struct item){.flags = flags, .work = block});
}

__attribute__((weak)) void *dispatch_block_create_with_qos_class(
    unsigned long flags, unsigned class, int priority, void *block) {
  return create_noted(
      (struct item){.flags = flags, .has_class = true, .class = class, .priority = priority, .work = block});
}

static void nothing(void *context) { (void)context; }

bool tenure_is_work_item(const void *block) {
  // They have one function of the library's in common.
  static void (*_Atomic invoke)(void *) = 0;
  if (!invoke) {
    struct block *work = tenure_block(nothing, nothing, 0);
    struct block *item = create((struct item){.work = work});
    invoke = item->invoke;
    _Block_release(item);
    _Block_release(work);
  }
  return ((const struct block *)block)->invoke == invoke;
}

void *tenure_work_item_like(const void *block, void *work) {
  struct item like = {0};
  pthread_mutex_lock(&lock);
  struct item *item = *place_of(block);
  if (item) like = *item;
  pthread_mutex_unlock(&lock);
  if (!item) return 0;
  like.work = work;
  return create(like);
}

bool tenure_work_items_are_known(void) {
  if (!tenure_stands_before("dispatch_block_create")) return false;
  struct block *work = tenure_block(nothing, nothing, 0);
  struct block *item = create((struct item){.work = work}), *other = create((struct item){.work = work});
  bool are_known = item && other && item->invoke == other->invoke && item->invoke != work->invoke;
  if (item) _Block_release(item);
  if (other) _Block_release(other);
  _Block_release(work);
  return are_known;
}
