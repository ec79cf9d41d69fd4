/* llvm_host.c: IR text to machine code through the LLVM C API: parse, verify, generate code, no passes.
 * One object is one LLVM context with one target machine, for one thread at a time. The features that
 * a kernel may use stand in its own attributes; the target machine itself promises the baseline only. */
#include "jit_p.h"

#include <llvm-c/Analysis.h>
#include <llvm-c/Core.h>
#include <llvm-c/Disassembler.h>
#include <llvm-c/ErrorHandling.h>
#include <llvm-c/IRReader.h>
#include <llvm-c/Support.h>
#include <llvm-c/Target.h>
#include <llvm-c/TargetMachine.h>
#include <llvm/Config/llvm-config.h>

#include <inttypes.h>
#include <pthread.h>
#include <setjmp.h>
#include <stdio.h>

struct tni_llvm {
    LLVMContextRef       context;
    LLVMTargetMachineRef machine;
    LLVMTargetDataRef    layout;
    LLVMDisasmContextRef disassembler;     /* made when first asked for */
    char                *triple;
    char                 problem[400];     /* the context's first error since compile began */
    bool                 left;             /* code generation was left midway: the context is not usable */
};

const char tni_llvm_version[] = LLVM_VERSION_STRING;

/* -- Set-up -------------------------------------------------------------------------------------*/

#if defined __x86_64__
static const char baseline[] = "x86-64";

/* LLVM offers the syntax of listings as a process-wide option only. */
static void choose_syntax(bool att)
{
    const char *options[] = { "tenon", att ? "-x86-asm-syntax=att" : "-x86-asm-syntax=intel" };
    LLVMParseCommandLineOptions(2, options, NULL);
}

static void initialise_target(void)
{
    LLVMInitializeX86TargetInfo();
    LLVMInitializeX86Target();
    LLVMInitializeX86TargetMC();
    LLVMInitializeX86AsmPrinter();
    LLVMInitializeX86Disassembler();
    choose_syntax(false);
}
#elif defined __aarch64__
static const char baseline[] = "generic";

static void choose_syntax(bool att) { (void)att; }

static void initialise_target(void)
{
    LLVMInitializeAArch64TargetInfo();
    LLVMInitializeAArch64Target();
    LLVMInitializeAArch64TargetMC();
    LLVMInitializeAArch64AsmPrinter();
    LLVMInitializeAArch64Disassembler();
}
#else
#error "llvm_host.c knows x86-64 and AArch64"
#endif

static pthread_once_t target_once = PTHREAD_ONCE_INIT;

/* LLVM ends the process over what it cannot select. A kernel that asks for an instruction its tier lacks
 * shall be an error like any other: the thread leaves code generation here, and gives its context up. */
static _Thread_local struct escape {
    jmp_buf *to;               /* NULL: not generating code */
    char     reason[400];
} escape;

static void leave_llvm(const char *reason)
{
    if (escape.to == NULL)
        return;                /* not ours: LLVM goes on as it would */
    snprintf(escape.reason, sizeof escape.reason, "%s", reason);
    longjmp(*escape.to, 1);
}

static void initialise(void)
{
    initialise_target();
    LLVMInstallFatalErrorHandler(leave_llvm);
}

void tni_llvm_syntax(bool att)
{
    pthread_once(&target_once, initialise);
    choose_syntax(att);
}

/* Keeps the first error of the context as one line. */
static void keep_problem(LLVMDiagnosticInfoRef info, void *user)
{
    tni_llvm *llvm = user;
    if (LLVMGetDiagInfoSeverity(info) != LLVMDSError || llvm->problem[0])
        return;
    char *text = LLVMGetDiagInfoDescription(info);
    snprintf(llvm->problem, sizeof llvm->problem, "%s", text);
    LLVMDisposeMessage(text);
}

static bool make_machine(tni_llvm *llvm, char *error, size_t error_size)
{
    LLVMTargetRef target;
    char *message = NULL;
    llvm->triple = LLVMGetDefaultTargetTriple();
    if (LLVMGetTargetFromTriple(llvm->triple, &target, &message)) {
        snprintf(error, error_size, "LLVM %s has no target for %s: %s", LLVM_VERSION_STRING, llvm->triple,
                 message);
        LLVMDisposeMessage(message);
        return false;
    }
    llvm->machine = LLVMCreateTargetMachine(target, llvm->triple, baseline, "", LLVMCodeGenLevelDefault,
                                            LLVMRelocPIC, LLVMCodeModelSmall);
    if (llvm->machine == NULL) {
        snprintf(error, error_size, "LLVM %s makes no code for %s", LLVM_VERSION_STRING, llvm->triple);
        return false;
    }
    LLVMSetTargetMachineAsmVerbosity(llvm->machine, true);
    llvm->layout = LLVMCreateTargetDataLayout(llvm->machine);
    return true;
}

static bool open_context(tni_llvm *llvm, char *error, size_t error_size)
{
    llvm->context = LLVMContextCreate();
    LLVMContextSetDiagnosticHandler(llvm->context, keep_problem, llvm);
    return make_machine(llvm, error, error_size);
}

static void close_context(tni_llvm *llvm)
{
    if (llvm->layout)
        LLVMDisposeTargetData(llvm->layout);
    if (llvm->machine)
        LLVMDisposeTargetMachine(llvm->machine);
    if (llvm->triple)
        LLVMDisposeMessage(llvm->triple);
    if (llvm->context)
        LLVMContextDispose(llvm->context);
}

tni_llvm *tni_llvm_create(char *error, size_t error_size)
{
    pthread_once(&target_once, initialise);
    tni_llvm *llvm = calloc(1, sizeof *llvm);
    if (llvm == NULL) {
        snprintf(error, error_size, "no memory for an LLVM context");
        return NULL;
    }
    if (!open_context(llvm, error, error_size)) {
        tni_llvm_destroy(llvm);
        return NULL;
    }
    return llvm;
}

void tni_llvm_destroy(tni_llvm *llvm)
{
    if (llvm == NULL)
        return;
    if (llvm->disassembler)
        LLVMDisasmDispose(llvm->disassembler);
    if (!llvm->left)
        close_context(llvm);
    free(llvm);
}

/* -- Compiling ----------------------------------------------------------------------------------*/

/* One sentence out of LLVM's message, which may be several lines with a caret below. */
static void say(char *error, size_t error_size, const char *step, const char *message)
{
    int length = (int)strcspn(message, "\n");
    snprintf(error, error_size, "LLVM %s: %s: %.*s", LLVM_VERSION_STRING, step, length, message);
}

static LLVMModuleRef parse(tni_llvm *llvm, const char *ir, size_t size, char *error, size_t error_size)
{
    LLVMModuleRef module = NULL;
    char *message = NULL;
    LLVMMemoryBufferRef text = LLVMCreateMemoryBufferWithMemoryRangeCopy(ir, size, "ir");
#if LLVM_VERSION_MAJOR >= 22
    bool failed = LLVMParseIRInContext2(llvm->context, text, &module, &message);
    LLVMDisposeMemoryBuffer(text);
#else
    bool failed = LLVMParseIRInContext(llvm->context, text, &module, &message);    /* takes text */
#endif
    if (failed)
        say(error, error_size, "parse", message ? message : "no reason given");
    if (message)
        LLVMDisposeMessage(message);
    return failed ? NULL : module;
}

static bool verify(LLVMModuleRef module, char *error, size_t error_size)
{
    char *message = NULL;
    bool failed = LLVMVerifyModule(module, LLVMReturnStatusAction, &message);
    if (failed)
        say(error, error_size, "verify", message);
    LLVMDisposeMessage(message);
    return !failed;
}

/* Machine code, or NULL and the message; escape.reason, where LLVM would have ended the process. */
static LLVMMemoryBufferRef generate(tni_llvm *llvm, LLVMModuleRef module, LLVMCodeGenFileType type,
                                    char **message)
{
    LLVMMemoryBufferRef code = NULL;
    jmp_buf here;
    escape.reason[0] = '\0';
    if (setjmp(here) == 0) {
        escape.to = &here;
        if (LLVMTargetMachineEmitToMemoryBuffer(llvm->machine, module, type, message, &code))
            code = NULL;
    }
    escape.to = NULL;
    return escape.reason[0] ? NULL : code;
}

static bool emit(tni_llvm *llvm, LLVMModuleRef module, tni_output output, tni_text *out, char *error,
                 size_t error_size)
{
    char *message = NULL;
    bool done = false;
    LLVMCodeGenFileType type = output == TNI_OBJECT ? LLVMObjectFile : LLVMAssemblyFile;
    LLVMMemoryBufferRef code = generate(llvm, module, type, &message);
    if (code == NULL)
        say(error, error_size, "code generation",
            escape.reason[0] ? escape.reason : message ? message : "no reason given");
    else if (llvm->problem[0])
        say(error, error_size, "code generation", llvm->problem);
    else if (!tni_text_copy(out, LLVMGetBufferStart(code), LLVMGetBufferSize(code)))
        snprintf(error, error_size, "no memory for %zu bytes of code", LLVMGetBufferSize(code));
    else
        done = true;
    if (message)
        LLVMDisposeMessage(message);
    if (code)
        LLVMDisposeMemoryBuffer(code);
    return done;
}

/* After an escape the context is in an unknown state: it is left as it is, with its memory, for a new one. */
static bool start_over(tni_llvm *llvm, char *error, size_t error_size)
{
    llvm->context = NULL;
    llvm->machine = NULL;
    llvm->layout = NULL;
    llvm->triple = NULL;
    return open_context(llvm, error, error_size);
}

bool tni_llvm_compile(tni_llvm *llvm, const char *ir, size_t size, tni_output output, tni_text *out,
                      char *error, size_t error_size)
{
    llvm->problem[0] = escape.reason[0] = '\0';
    if (llvm->left && !start_over(llvm, error, error_size))
        return false;
    llvm->left = false;
    LLVMModuleRef module = parse(llvm, ir, size, error, error_size);
    if (module == NULL)
        return false;
    LLVMSetTarget(module, llvm->triple);
    LLVMSetModuleDataLayout(module, llvm->layout);
    bool done = verify(module, error, error_size) && emit(llvm, module, output, out, error, error_size);
    llvm->left = escape.reason[0] != '\0';
    if (!llvm->left)
        LLVMDisposeModule(module);
    return done;
}

/* -- Disassembling ------------------------------------------------------------------------------*/

enum { LINE_MAX_BYTES = 160 };

static bool open_disassembler(tni_llvm *llvm, char *error, size_t error_size)
{
    if (llvm->disassembler == NULL && llvm->triple)
        llvm->disassembler = LLVMCreateDisasm(llvm->triple, NULL, 0, NULL, NULL);
    if (llvm->disassembler == NULL) {
        snprintf(error, error_size, "LLVM %s has no disassembler for this machine", LLVM_VERSION_STRING);
        return false;
    }
    return true;
}

/* Writes "offset\tinstruction\n" of the instruction at offset to line; returns the bytes it takes. */
static size_t one_instruction(tni_llvm *llvm, uint8_t *code, size_t size, size_t offset, char *line)
{
    char text[LINE_MAX_BYTES - 32] = "";
    size_t taken = LLVMDisasmInstruction(llvm->disassembler, code + offset, size - offset, offset, text,
                                         sizeof text);
    if (taken == 0) {
        snprintf(text, sizeof text, ".byte 0x%02x", code[offset]);
        taken = 1;
    }
    const char *start = text + strspn(text, " \t");
    snprintf(line, LINE_MAX_BYTES, "%zu\t%s\n", offset, start);
    return taken;
}

bool tni_llvm_disassemble(tni_llvm *llvm, const void *code, size_t size, tni_text *out, char *error,
                          size_t error_size)
{
    if (!open_disassembler(llvm, error, error_size))
        return false;
    size_t room = size * 48 + LINE_MAX_BYTES, used = 0;
    char *text = malloc(room);
    uint8_t *bytes = malloc(size + 1);     /* the C API wants them writable */
    if (bytes)
        memcpy(bytes, code, size);
    for (size_t offset = 0; text && bytes && offset < size;) {
        if (room - used < LINE_MAX_BYTES) {
            char *longer = realloc(text, room *= 2);
            if (longer == NULL)
                free(text);
            text = longer;
            continue;
        }
        offset += one_instruction(llvm, bytes, size, offset, text + used);
        used += strlen(text + used);
    }
    if (bytes == NULL) {
        free(text);
        text = NULL;
    }
    free(bytes);
    if (text == NULL) {
        snprintf(error, error_size, "no memory to disassemble %zu bytes", size);
        return false;
    }
    text[used] = '\0';
    *out = (tni_text){ text, used };
    return true;
}
