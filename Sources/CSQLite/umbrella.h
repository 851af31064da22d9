// The one header of the library that is imported.
#include <sqlite3.h>
