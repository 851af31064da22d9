#include "Assumed.h"
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
  struct calling calling = {
      {_NSConcreteStackBlock, tenure_assumed.block_with_copy, 0, call, &descriptor}, run, end, context};
  return _Block_copy(&calling);
}

struct seen {
  int runs, ends;
};

static void note_run(void *context) { ((struct seen *)context)->runs++; }
static void note_end(void *context) { ((struct seen *)context)->ends++; }

bool tenure_blocks_run(void) {
  struct seen seen = {0};
  struct block *block = tenure_block(note_run, note_end, &seen);
  if (!block || _Block_copy(block) != block) return false;
  block->invoke(block);
  _Block_release(block);
  if (seen.runs != 1 || seen.ends != 0) return false;
  _Block_release(block);
  return seen.ends == 1;
}
