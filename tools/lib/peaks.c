/* peaks.c: measuring the limits and naming the levels of memory. The loops are in peaks_loops.c, the file of
 * kept figures in peaks_file.c. */
#include "peaks.h"

#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <time.h>

#include <base/base_p.h>

#include "peaks_loops.h"

const char *const peaks_traffic_name[PEAKS_TRAFFICS] = { "read", "write", "copy", "triad" };
const char *const peaks_level_name[PEAKS_LEVELS] = { "L1", "L2", "L3", "memory" };
const char *const peaks_unit_name[PEAKS_UNITS] = { "f32", "f64", "bf16", "i8" };

static const double usual_seconds = 0.02;
static const size_t most_l3 = (size_t)32 << 20;

/* -- Caches ---------------------------------------------------------------------------------------*/

static bool read_line(const char *path, char *line, int size)
{
    FILE *file = fopen(path, "r");
    bool read = file && fgets(line, size, file);
    if (file)
        fclose(file);
    return read;
}

/* Adds what sysfs says of one cache of CPU 0; false: no such cache. */
static bool read_cache(int index, peaks_caches *out)
{
    static const char folder[] = "/sys/devices/system/cpu/cpu0/cache/index";
    char path[96], level[32], type[32], size[32];
    snprintf(path, sizeof path, "%s%d/level", folder, index);
    if (!read_line(path, level, sizeof level))
        return false;
    snprintf(path, sizeof path, "%s%d/type", folder, index);
    bool data = read_line(path, type, sizeof type) && type[0] != 'I';
    snprintf(path, sizeof path, "%s%d/size", folder, index);
    int number = atoi(level);
    if (data && number >= 1 && number <= 3 && read_line(path, size, sizeof size))
        out->said[number - 1] = (size_t)atol(size) << (strchr(size, 'M') ? 20 : 10);
    return true;
}

static size_t within(size_t value, size_t least, size_t most)
{
    return value < least ? least : value > most ? most : value;
}

void peaks_find_caches(peaks_caches *out)
{
    memset(out, 0, sizeof *out);
    for (int i = 0; i < 8 && read_cache(i, out); i++)
        ;
    out->size[PEAKS_L1] = out->said[PEAKS_L1] ? within(out->said[PEAKS_L1], 8 << 10, 256 << 10) : 32 << 10;
    out->size[PEAKS_L2] = out->said[PEAKS_L2] ? within(out->said[PEAKS_L2], 128 << 10, 16 << 20) : 1 << 20;
    out->size[PEAKS_L3] = out->said[PEAKS_L3] ? out->said[PEAKS_L3] : 8 << 20;
    out->size[PEAKS_L3] = within(out->size[PEAKS_L3], 2 * out->size[PEAKS_L2], most_l3);
}

peaks_level peaks_level_of(const peaks_caches *caches, size_t footprint)
{
    for (int level = PEAKS_L1; level < PEAKS_MEMORY; level++)
        if (footprint <= caches->size[level])
            return (peaks_level)level;
    return PEAKS_MEMORY;
}

/* -- Limits as things to time -----------------------------------------------------------------------*/

enum { FMA_TURNS = 2000 };

struct peaks_loop {
    const peaks_fma_loop *fma;
    peaks_memory_loop memory;
    char  *bytes, *a, *b;      /* the arrays: dst, which bytes begin with, a, b */
    size_t mapped, size;       /* of the mapping; of an array */
};

static void run_fma(void *arg)
{
    ((const struct peaks_loop *)arg)->fma->run(FMA_TURNS);
}

static void run_memory(void *arg)
{
    const struct peaks_loop *loop = arg;
    loop->memory(loop->bytes, loop->a, loop->b, loop->size);
}

bool peaks_open_fma(tn_isa isa, peaks_unit unit, peaks_limit *out)
{
    const peaks_fma_loop *fma = peaks_find_fma(isa == TN_ISA_BEST ? tn_isa_detect() : isa, unit);
    struct peaks_loop *loop = fma ? calloc(1, sizeof *loop) : NULL;
    *out = (peaks_limit){ .subject = { .run = run_fma, .arg = loop }, .loop = loop };
    if (!loop)
        return false;
    loop->fma = fma;
    out->work = fma->flops * FMA_TURNS;
    return true;
}

/* Arrays half a page apart, so that a load is never taken for one of the store before it; each written once,
 * since pages never written are all the same page of zeros. */
static bool map_arrays(struct peaks_loop *loop, size_t arrays)
{
    size_t apart = (loop->size + 4095) / 4096 * 4096 + 2048;
    loop->mapped = 3 * apart;
    loop->bytes = mmap(NULL, loop->mapped, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (loop->bytes == MAP_FAILED)
        return false;
    madvise(loop->bytes, loop->mapped, MADV_HUGEPAGE);
    loop->a = arrays > 1 ? loop->bytes + apart : loop->bytes;
    loop->b = arrays > 2 ? loop->bytes + 2 * apart : loop->bytes;
    memset(loop->bytes, 0, (arrays - 1) * apart + loop->size);
    return true;
}

bool peaks_open_bandwidth(peaks_traffic traffic, size_t footprint, bool past, peaks_limit *out)
{
    static const size_t arrays[PEAKS_TRAFFICS] = { 1, 1, 2, 3 };
    peaks_memory_loop memory = peaks_find_memory(traffic, past);
    struct peaks_loop *loop = memory ? calloc(1, sizeof *loop) : NULL;
    *out = (peaks_limit){ .subject = { .run = run_memory, .arg = loop }, .loop = loop };
    if (!loop)
        return false;
    loop->memory = memory;
    loop->size = footprint / arrays[traffic] / PEAKS_STEP * PEAKS_STEP;
    loop->size = loop->size ? loop->size : PEAKS_STEP;
    out->work = (double)(loop->size * arrays[traffic]);
    if (map_arrays(loop, arrays[traffic]))
        return true;
    free(loop);
    return false;
}

bool peaks_open_read(const void *data, size_t size, peaks_limit *out)
{
    size_t skipped = (64 - (uintptr_t)data % 64) % 64;
    peaks_memory_loop memory = peaks_find_memory(PEAKS_READ, false);
    struct peaks_loop *loop = memory ? calloc(1, sizeof *loop) : NULL;
    *out = (peaks_limit){ .subject = { .run = run_memory, .arg = loop }, .loop = loop };
    if (!loop)
        return false;
    loop->memory = memory;
    loop->bytes = loop->a = loop->b = (char *)data + skipped;
    loop->size = (size - skipped) / PEAKS_STEP * PEAKS_STEP;
    out->work = (double)loop->size;
    return true;
}

void peaks_close(peaks_limit *limit)
{
    if (limit->loop && limit->loop->mapped)
        munmap(limit->loop->bytes, limit->loop->mapped);
    free(limit->loop);
    *limit = (peaks_limit){ .loop = NULL };
}

/* -- One rate on one thread -----------------------------------------------------------------------*/

static double rate_of(const time_subject *subject, double work, double seconds)
{
    time_options options = { .seconds = seconds > 0 ? seconds : usual_seconds };
    time_result result;
    time_measure(subject, 1, &options, &result);
    return result.seconds > 0 ? work / result.seconds : 0;
}

static void run_chain(void *arg)
{
    peaks_chain(*(int64_t *)arg);
}

double peaks_clock(double seconds)
{
    int64_t turns = 1000;
    time_subject chain = { .run = run_chain, .arg = &turns };
    return peaks_chain(1) ? rate_of(&chain, 3.0 * 32 * (double)turns, seconds) : 0;
}

/* -- Several threads, each its own loop -----------------------------------------------------------*/

enum { MOST_THREADS = 256 };

typedef struct crowd {
    double (*one)(const struct crowd *);
    tn_isa isa;
    peaks_unit unit;
    peaks_traffic traffic;
    size_t footprint;          /* a thread's */
    double seconds;
    double rate[MOST_THREADS];
} crowd;

static void crowd_member(void *arg, size_t i)
{
    crowd *c = arg;
    c->rate[i] = c->one(c);
}

static double crowd_rate(crowd *c, const tn_threads *threads)
{
    size_t count = threads ? within(threads->count, 1, MOST_THREADS) : 1;
    double sum = 0;
    c->footprint /= count;
    if (count == 1)
        return c->one(c);
    threads->parallel_for(threads->user, count, crowd_member, c);
    for (size_t i = 0; i < count; i++)
        sum += c->rate[i];
    return sum;
}

static double one_fma(const crowd *c)
{
    peaks_limit limit;
    double rate = peaks_open_fma(c->isa, c->unit, &limit) ? rate_of(&limit.subject, limit.work,
                                                                    c->seconds) : 0;
    peaks_close(&limit);
    return rate;
}

double peaks_fma(tn_isa isa, peaks_unit unit, const tn_threads *threads, double seconds)
{
    crowd c = { .one = one_fma, .isa = isa, .unit = unit, .seconds = seconds };
    return crowd_rate(&c, threads);
}

/* The better of both ways to write; what the caches hold only through them. */
static double better_way(const crowd *c, bool *better)
{
    double best = 0;
    peaks_caches caches;
    *better = false;
    peaks_find_caches(&caches);
    int ways = peaks_level_of(&caches, c->footprint) == PEAKS_MEMORY ? 2 : 1;
    for (int past = 0; past < ways; past++) {
        peaks_limit limit;
        double rate = 0;
        if (peaks_open_bandwidth(c->traffic, c->footprint, past, &limit))
            rate = rate_of(&limit.subject, limit.work, c->seconds);
        peaks_close(&limit);
        *better = rate > best ? past : *better;
        best = fmax(best, rate);
    }
    return best;
}

static double one_bandwidth(const crowd *c)
{
    bool past;
    return better_way(c, &past);
}

double peaks_bandwidth(peaks_traffic traffic, size_t footprint, const tn_threads *threads, double seconds)
{
    crowd c = { .one = one_bandwidth, .traffic = traffic, .footprint = footprint, .seconds = seconds };
    return crowd_rate(&c, threads);
}

double peaks_bandwidth_way(peaks_traffic traffic, size_t footprint, const tn_threads *threads, double seconds,
                           bool *past)
{
    crowd c = { .traffic = traffic, .footprint = footprint, .seconds = seconds };
    *past = false;
    return threads ? peaks_bandwidth(traffic, footprint, threads, seconds) : better_way(&c, past);
}

/* -- All of them ----------------------------------------------------------------------------------*/

static void measure_all(const peaks_caches *caches, peaks_set *out)
{
    double from = time_now();
    memset(out, 0, sizeof *out);
    snprintf(out->cpu, sizeof out->cpu, "%s", tni_cpu_name());
    out->fma_generic = peaks_fma(TN_ISA_GENERIC, PEAKS_F32, NULL, 0);
    out->fma_avx2 = peaks_fma(TN_ISA_AVX2, PEAKS_F32, NULL, 0);
    out->fma_avx512 = peaks_fma(TN_ISA_AVX512, PEAKS_F32, NULL, 0);
    out->clock = peaks_clock(0);
    for (int level = 0; level < PEAKS_LEVELS; level++) {
        size_t size = level == PEAKS_MEMORY ? 8 * caches->size[PEAKS_L3] : caches->size[level] * 5 / 8;
        out->footprint[level] = size;
        for (int traffic = 0; traffic < PEAKS_TRAFFICS; traffic++)
            out->bandwidth[level][traffic] = peaks_bandwidth((peaks_traffic)traffic, size, NULL, 0);
    }
    out->seconds = time_now() - from;
    out->when = (long long)time(NULL);
}

void peaks_get(bool again, peaks_set *out)
{
    char path[4096];
    bool kept = peaks_path(path, sizeof path);
    peaks_caches caches;
    if (!again && kept && peaks_load(path, out))
        return;
    peaks_find_caches(&caches);
    measure_all(&caches, out);
    if (kept)
        (void)peaks_save(path, out);
}

bool peaks_drifted(double before, double after)
{
    double larger = before > after ? before : after, smaller = before > after ? after : before;
    return larger > 0 && smaller < 0.95 * larger;
}
