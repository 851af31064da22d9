#pragma once

// Blocks, as the compiler lays them out: Swift's closures arrive at the queues as these.

struct block_descriptor {
  unsigned long reserved, size;
  void (*copy)(void *to, const void *from);
  void (*dispose)(const void *block);
};

struct block {
  void *isa;
  int flags, reserved;
  void (*invoke)(void *);
  const struct block_descriptor *descriptor;
};

extern void *_Block_copy(const void *block);
extern void _Block_release(const void *block);

/// A block that calls `run(context)`, and `end(context)` when nobody has it any more. The caller releases it.
void *tenure_block(void (*run)(void *context), void (*end)(void *context), void *context);
