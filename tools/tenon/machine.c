#include "machine.h"

#include <hwloc.h>

#include "base/base_p.h"
#include "isa.h"

static size_t cache_size(hwloc_topology_t topology, hwloc_obj_type_t type)
{
    hwloc_obj_t cache = hwloc_get_obj_by_type(topology, type, 0);
    return cache ? (size_t)cache->attr->cache.size : 0;
}

void machine_find(machine *m)
{
    hwloc_topology_t topology;
    *m = (machine){ 0 };
    if (hwloc_topology_init(&topology) != 0)
        return;
    if (hwloc_topology_load(topology) == 0) {
        int cores = hwloc_get_nbobjs_by_type(topology, HWLOC_OBJ_CORE);
        int units = hwloc_get_nbobjs_by_type(topology, HWLOC_OBJ_PU);
        m->cores = cores > 0 ? (unsigned)cores : 0;
        m->threads = cores > 0 && units > 0 ? (unsigned)(units / cores) : 0;
        m->l1 = cache_size(topology, HWLOC_OBJ_L1CACHE);
        m->l2 = cache_size(topology, HWLOC_OBJ_L2CACHE);
        m->l3 = cache_size(topology, HWLOC_OBJ_L3CACHE);
    }
    hwloc_topology_destroy(topology);
}

static json_t *rate_json(double rate) { return rate > 0 ? cmd_json_real(rate) : json_null(); }

static json_t *peaks_json(const peaks_set *p)
{
    json_t *bandwidth = json_object();
    for (int level = 0; level < PEAKS_LEVELS; level++) {
        json_t *row = json_object();
        for (int traffic = 0; traffic < PEAKS_TRAFFICS; traffic++)
            json_object_set_new(row, peaks_traffic_name[traffic], rate_json(p->bandwidth[level][traffic]));
        json_object_set_new(bandwidth, peaks_level_name[level], row);
    }
    return json_pack("{s:{s:o, s:o, s:o}, s:o, s:o, s:f, s:I}", "fma_flop_per_s", "generic",
                     rate_json(p->fma_generic), "avx2", rate_json(p->fma_avx2), "avx512",
                     rate_json(p->fma_avx512), "clock_hz", rate_json(p->clock), "byte_per_s", bandwidth,
                     "measuring_seconds", p->seconds, "measured_at", (json_int_t)p->when);
}

json_t *machine_json(const peaks_set *peaks)
{
    json_t *features = json_array();
    for (size_t i = 0; isa_words[i]; i++)
        if (isa_here(isa_values[i]))
            json_array_append_new(features, json_string(isa_words[i]));
    return json_pack("{s:s, s:s, s:o, s:o}", "cpu", tni_cpu_name(), "tier", tn_isa_name(tn_isa_detect()),
                     "features", features, "peaks", peaks ? peaks_json(peaks) : json_null());
}
