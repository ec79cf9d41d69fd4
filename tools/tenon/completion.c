/* completion.c: bash, zsh and fish completion, made from the command table. Names of kernels and operations
 * are asked of `tenon list --names` when they are needed. */
#include <string.h>

#include "args.h"
#include "help.h"
#include "table.h"

static void option_words(FILE *file, const cmd_option *options)
{
    for (const cmd_option *o = options; o && o->name; o++)
        fprintf(file, " --%s", o->name);
}

/* What the words of a command complete to, as a shell command. */
static const char *word_source(const cmd_entry *entry)
{
    const char *what = entry->completes ? entry->completes : "";
    if (strcmp(what, "kernel") == 0)
        return "tenon list --names 2>/dev/null";
    if (strcmp(what, "command") == 0)
        return "tenon help --json 2>/dev/null | sed -n 's/^   \"name\": \"\\(.*\\)\",$/\\1/p'";
    return NULL;
}

static void bash(FILE *file)
{
    fputs("# bash completion of tenon, from `tenon help bash`\n_tenon()\n{\n"
          "    local word=${COMP_WORDS[COMP_CWORD]} last=${COMP_WORDS[COMP_CWORD-1]} command= words= w\n"
          "    for w in \"${COMP_WORDS[@]:1:COMP_CWORD-1}\"; do [[ $w != -* ]] && { command=$w; break; }; "
          "done\n"
          "    case $last in\n",
          file);
    for (const cmd_option *o = args_global; o->name; o++)
        for (size_t i = 0; o->choices && o->choices[i]; i++)
            fprintf(file, i ? " %s" : "    --%s) words='%s", i ? o->choices[i] : o->name, o->choices[i]),
                o->choices[i + 1] ? (void)0 : (void)fputs("' ;;\n", file);
    fputs("    *) case $command in\n", file);
    for (const cmd_entry *const *e = command_table; *e; e++) {
        fprintf(file, "        %s) words='", (*e)->name);
        option_words(file, args_global);
        option_words(file, (*e)->options);
        fputs("'", file);
        if (word_source(*e))
            fprintf(file, "; [[ $word != -* ]] && words=$(%s)", word_source(*e));
        fputs(" ;;\n", file);
    }
    fputs("        *) words='", file);
    for (const cmd_entry *const *e = command_table; *e; e++)
        fprintf(file, " %s", (*e)->name);
    option_words(file, args_global);
    fputs("' ;;\n        esac ;;\n    esac\n    COMPREPLY=($(compgen -W \"$words\" -- \"$word\"))\n}\n"
          "complete -o default -F _tenon tenon\n", file);
}

static void zsh(FILE *file)
{
    fputs("#compdef tenon\n# zsh completion of tenon, from `tenon help zsh`\nautoload -U bashcompinit && "
          "bashcompinit\n",
          file);
    bash(file);
}

static void fish_options(FILE *file, const char *condition, const cmd_option *options)
{
    for (const cmd_option *o = options; o && o->name; o++) {
        fprintf(file, "complete -c tenon %s -l %s", condition, o->name);
        if (o->letter)
            fprintf(file, " -s %c", o->letter);
        if (o->value)
            fputs(o->choices ? " -x -a '" : " -r", file);
        for (size_t i = 0; o->choices && o->choices[i]; i++)
            fprintf(file, i ? " %s" : "%s", o->choices[i]);
        fprintf(file, "%s -d '%s'\n", o->choices ? "'" : "", strchr(o->help, '\'') ? "" : o->help);
    }
}

static void fish(FILE *file)
{
    fputs("# fish completion of tenon, from `tenon help fish`\n", file);
    fish_options(file, "", args_global);
    for (const cmd_entry *const *e = command_table; *e; e++) {
        char condition[128];
        fprintf(file, "complete -c tenon -n __fish_use_subcommand -f -a %s -d '%s'\n", (*e)->name,
                (*e)->summary);
        snprintf(condition, sizeof condition, "-n '__fish_seen_subcommand_from %s'", (*e)->name);
        fish_options(file, condition, (*e)->options);
        if (word_source(*e))
            fprintf(file, "complete -c tenon %s -f -a '(tenon list --names 2>/dev/null)'\n", condition);
    }
}

void help_completion(const cmd_call *call, const char *shell)
{
    static const struct { const char *name; void (*write)(FILE *); } shells[] = {
        { "bash", bash }, { "zsh", zsh }, { "fish", fish },
    };
    for (size_t i = 0; i < sizeof shells / sizeof shells[0]; i++)
        if (strcmp(shells[i].name, shell) == 0)
            shells[i].write(call->out->result.file);
}
