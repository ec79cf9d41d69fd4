#ifndef TENON_HELP_H
#define TENON_HELP_H

/* help.h: help as text, made from the command table. */

#include "command.h"

void help_command(const cmd_call *call, const cmd_entry *entry);   /* entry NULL: the list of commands */
void help_version(const cmd_call *call);
void help_problems(const cmd_call *call);
void help_files(const cmd_call *call);
void help_completion(const cmd_call *call, const char *shell);     /* "bash", "zsh", "fish" */

#endif
