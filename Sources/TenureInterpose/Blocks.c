#include "Blocks.h"

extern void *_NSConcreteStackBlock[];

struct calling {
  struct block block;
  void (*run)(void *), (*end)(void *);
  void *context;
};

static void call(void *block) {
  struct calling *calling = block;
  calling->run(calling->context);
}

// It is copied once, right below; that copy is shared.
static void copy(void *to, const void *from) {
  (void)to;
  (void)from;
}

static void dispose(const void *block) {
  const struct calling *calling = block;
  calling->end(calling->context);
}

void *tenure_block(void (*run)(void *), void (*end)(void *), void *context) {
  static const struct block_descriptor descriptor = {0, sizeof(struct calling), copy, dispose};
  static const int has_copy_and_dispose = 1 << 25;
  struct calling calling = {{_NSConcreteStackBlock, has_copy_and_dispose, 0, call, &descriptor}, run, end, context};
  return _Block_copy(&calling);
}
