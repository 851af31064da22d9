#pragma once
#include <stdbool.h>
#include <stdint.h>

struct tenure_time;

/// What a world's code last saw on this thread of the queues' clock, which goes on.
extern _Thread_local int64_t tenure_seen_time;

/// How long it is until a time of the dispatch library's, as a world's code sees it; false for a time that never comes.
bool tenure_delay_until(uint64_t when, struct tenure_time *world, uint64_t *delay);
