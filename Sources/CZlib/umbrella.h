// The one header of the library that is imported.
#include <zlib.h>
