/* cmd_help.c: `tenon help`. */
#include <string.h>

#include "args.h"
#include "help.h"

static const struct { const char *name; void (*print)(const cmd_call *call); } topics[] = {
    { "problems", help_problems },
    { "files", help_files },
};
static const char *const shells[] = { "bash", "zsh", "fish" };

enum { TOPICS = sizeof topics / sizeof topics[0], SHELLS = sizeof shells / sizeof shells[0] };

static int unknown(const cmd_call *call, const char *word)
{
    const char *names[64];
    size_t n = 0;
    for (size_t i = 0; i < TOPICS; i++)
        names[n++] = topics[i].name;
    for (const cmd_entry *const *entry = command_table; *entry && n < 64; entry++)
        names[n++] = (*entry)->name;
    return cmd_fail_name(call, "command or topic", word, names, n, "tenon help");
}

static int run(const cmd_call *call)
{
    const char *word = call->words ? call->word[0] : NULL;
    if (call->words > 1)
        return cmd_fail(call, EXIT_REQUEST, "one command or topic, not %zu words", call->words);
    if (!word) {
        help_command(call, NULL);
        return EXIT_HOLDS;
    }
    for (size_t i = 0; i < TOPICS; i++)
        if (strcmp(word, topics[i].name) == 0)
            return topics[i].print(call), EXIT_HOLDS;
    for (size_t i = 0; i < SHELLS; i++)
        if (strcmp(word, shells[i]) == 0)
            return help_completion(call, shells[i]), EXIT_HOLDS;
    if (!args_command(word))
        return unknown(call, word);
    help_command(call, args_command(word));
    return EXIT_HOLDS;
}

const cmd_entry command_help = {
    .name = "help",
    .group = "make",
    .summary = "the page of a command, of the problem text, of the files",
    .words = "[COMMAND|problems|files|bash|zsh|fish]",
    .detail = "Without a word: the list of commands. bash, zsh and fish print that shell's completion, made "
              "from the same table as the pages.",
    .examples = "tenon help show\ntenon help problems\nsource <(tenon help bash)",
    .completes = "command",
    .run = run,
};
