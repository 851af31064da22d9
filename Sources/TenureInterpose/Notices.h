#pragma once

/// A work item has run: what is to be done then is given to its queue.
void tenure_notices_are_due(void *item);

/// Counts work that goes on elsewhere, until its end.
void *tenure_outside_begins(void *world, void *queue);
void tenure_outside_ends(void *work);
