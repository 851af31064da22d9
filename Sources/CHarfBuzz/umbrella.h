// Shaping, and what the tables of a font file say.
#include <hb.h>
#include <hb-ot.h>
