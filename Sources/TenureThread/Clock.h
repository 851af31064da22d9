#pragma once
#include <stdint.h>

/// What a world's code last saw on this thread of the queues' clock, which goes on.
extern _Thread_local int64_t tenure_seen_time;
