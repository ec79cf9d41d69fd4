/* main.c: finds the command, parses its options, runs it. What can be said of commands stands in their
 * rows; here is only the order of things. */
#include <errno.h>
#include <locale.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>

#include "args.h"
#include "help.h"

static volatile sig_atomic_t interrupts;

static void on_interrupt(int number)
{
    (void)number;
    if (interrupts++)
        _exit(EXIT_INTERRUPTED);
}

bool cmd_interrupted(void) { return interrupts != 0; }

/* A closed pipe ends the program quietly, whatever the parent did with SIGPIPE. */
static void install_signals(void)
{
    struct sigaction action = { .sa_handler = on_interrupt };
    sigaction(SIGINT, &action, NULL);
    sigaction(SIGTERM, &action, NULL);
    signal(SIGPIPE, SIG_DFL);
}

/* A result that could not be written whole is no result. */
static int finish(int code)
{
    if (fflush(stdout) == 0 && !ferror(stdout))
        return code;
    if (errno != EPIPE)
        fprintf(stderr, "tenon: cannot write the result: %s\n", strerror(errno));
    return errno == EPIPE ? code : EXIT_NOT_HERE;
}

int main(int argc, char **argv)
{
    args parsed;
    setlocale(LC_CTYPE, "");
    install_signals();
    int code = args_parse(&parsed, argc, argv);
    if (code == EXIT_HOLDS) {
        if (parsed.version)
            help_version(&parsed.call);
        else if (parsed.help || !parsed.call.entry)
            help_command(&parsed.call, parsed.call.entry);
        else
            code = parsed.call.entry->run(&parsed.call);
    }
    args_reset(&parsed);
    return finish(code);
}
