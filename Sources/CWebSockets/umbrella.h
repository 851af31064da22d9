// The one header of the library that is imported.
#include <libwebsockets.h>
