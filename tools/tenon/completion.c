/* completion.c: bash, zsh and fish completion, made from the command table. Names of kernels are asked of
 * `tenon list --names` when they are needed. bash and zsh share one body of cases, which leaves in $list what
 * may follow; nothing means files. */
#include <string.h>

#include "args.h"
#include "help.h"
#include "table.h"

static void option_words(FILE *file, const cmd_option *options)
{
    for (const cmd_option *o = options; o && o->name; o++)
        fprintf(file, " --%s", o->name);
}

static void choice_words(FILE *file, const cmd_option *o)
{
    for (size_t i = 0; o->choices && o->choices[i]; i++)
        fprintf(file, "%s%s", i ? " " : "", o->choices[i]);
}

static void command_words(FILE *file, const char *between)
{
    for (const cmd_entry *const *e = command_table; *e; e++)
        fprintf(file, "%s%s", e == command_table ? "" : between, (*e)->name);
}

/* Whether the words of a command are kernels, or commands. */
static bool takes(const cmd_entry *entry, const char *what)
{
    return entry->completes && strcmp(entry->completes, what) == 0;
}

/* -- bash and zsh: $word is begun, $last stands in front of it, $before are all words in front ------------*/

/* What may stand behind the options that take a value. */
static void value_cases(FILE *file, const cmd_option *options)
{
    for (const cmd_option *o = options; o && o->name; o++) {
        if (!o->value || o->optional)
            continue;
        fprintf(file, "        --%s", o->name);
        if (o->letter)
            fprintf(file, "|-%c", o->letter);
        fputs(") list='", file);
        choice_words(file, o);
        fputs("' ;;\n", file);
    }
}

static void command_case(FILE *file, const cmd_entry *e)
{
    fprintf(file, "    %s) case $last in\n", e->name);
    value_cases(file, e->options);
    value_cases(file, args_global);
    fputs("        *) list='", file);
    option_words(file, args_global);
    option_words(file, e->options);
    if (takes(e, "command")) {
        fputs(" ", file);
        command_words(file, " ");
    }
    fputs("'", file);
    if (takes(e, "kernel"))
        fputs("; [[ $word != -* ]] && list=$(tenon list --names 2>/dev/null)", file);
    fputs(" ;;\n        esac ;;\n", file);
}

static void cases(FILE *file)
{
    fputs("    for w in \"${before[@]}\"; do\n        case $w in ", file);
    command_words(file, "|");
    fputs(") command=$w; break ;; esac\n    done\n    case $command in\n", file);
    for (const cmd_entry *const *e = command_table; *e; e++)
        command_case(file, *e);
    fputs("    *) case $last in\n", file);
    value_cases(file, args_global);
    fputs("        *) list='", file);
    command_words(file, " ");
    option_words(file, args_global);
    fputs("' ;;\n        esac ;;\n    esac\n", file);
}

static void bash(FILE *file)
{
    fputs("# bash completion of tenon, from `tenon help bash`\n_tenon()\n{\n"
          "    local word=${COMP_WORDS[COMP_CWORD]} last=${COMP_WORDS[COMP_CWORD-1]} command= list= w\n"
          "    local before=(\"${COMP_WORDS[@]:1:COMP_CWORD-1}\")\n",
          file);
    cases(file);
    fputs("    COMPREPLY=($(compgen -W \"$list\" -- \"$word\"))\n}\ncomplete -o default -F _tenon tenon\n",
          file);
}

static void zsh(FILE *file)
{
    fputs("#compdef tenon\n# zsh completion of tenon, from `tenon help zsh`\n_tenon()\n{\n"
          "    local word=$PREFIX last=${words[CURRENT-1]} command= list= w\n"
          "    local -a before=(\"${(@)words[2,CURRENT-1]}\")\n",
          file);
    cases(file);
    fputs("    if [[ -n $list ]]; then compadd -- ${=list}; else _files; fi\n}\n"
          "if [[ $funcstack[1] == _tenon ]]; then _tenon \"$@\"; else compdef _tenon tenon; fi\n",
          file);
}

/* -- fish -------------------------------------------------------------------------------------------------*/

static void fish_options(FILE *file, const char *condition, const cmd_option *options)
{
    for (const cmd_option *o = options; o && o->name; o++) {
        fprintf(file, "complete -c tenon %s -l %s", condition, o->name);
        if (o->letter)
            fprintf(file, " -s %c", o->letter);
        if (o->choices) {
            fputs(" -x -a '", file);
            choice_words(file, o);
            fputs("'", file);
        } else if (o->value) {
            fputs(" -r", file);
        }
        fprintf(file, " -d \"%s\"\n", o->help);
    }
}

static void fish(FILE *file)
{
    fputs("# fish completion of tenon, from `tenon help fish`\n", file);
    fish_options(file, "", args_global);
    for (const cmd_entry *const *e = command_table; *e; e++) {
        char condition[128];
        fprintf(file, "complete -c tenon -n __fish_use_subcommand -f -a %s -d \"%s\"\n", (*e)->name,
                (*e)->summary);
        snprintf(condition, sizeof condition, "-n '__fish_seen_subcommand_from %s'", (*e)->name);
        fish_options(file, condition, (*e)->options);
        if (takes(*e, "kernel"))
            fprintf(file, "complete -c tenon %s -f -a '(tenon list --names 2>/dev/null)'\n", condition);
        if (takes(*e, "command")) {
            fprintf(file, "complete -c tenon %s -f -a '", condition);
            command_words(file, " ");
            fputs("'\n", file);
        }
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
