#include "MemoryProbe.h"
