// The one header of the library that is imported.
#include <libpq-fe.h>
