#ifndef TENON_VERSION_H
#define TENON_VERSION_H

#include <tenon/tenon.h>

#define TOOL_TEXT_(x) #x
#define TOOL_TEXT(x) TOOL_TEXT_(x)
#define TOOL_VERSION                                                                                         \
    TOOL_TEXT(TN_VERSION_MAJOR) "." TOOL_TEXT(TN_VERSION_MINOR) "." TOOL_TEXT(TN_VERSION_PATCH)

#endif
