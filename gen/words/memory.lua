-- Loads, stores and prefetches. Addresses need no alignment beyond that of one element.
local types = require "gen.types"
local value = require "gen.value"
local as, check, check_fields = value.as, value.check, value.check_fields
local is_value, record = value.is_value, value.record

local words = {}

local function check_pointer(word, pointer)
  check(is_value(pointer) and pointer.type and pointer.type.kind == "pointer",
        "%s: expected a pointer, got %s", word, pointer)
end

local function check_memory(word, pointer, type)
  check_pointer(word, pointer)
  check(pointer.type.elem == type.elem, "%s: pointer to %s used with %s", word, pointer.type.elem.name,
        type.name)
end

-- Lanes outside the mask are not read and are zero.
function words:load(type, pointer, mask)
  check(types.is_data(type or {}), "load: expected a type, got %s", type)
  check_memory("load", pointer, type)
  if not mask then return record(self, "load", type, { pointer }) end
  return record(self, "load_mask", type, { pointer, self:fit_mask(mask, type) })
end

-- Whether a mask is known to hold in the first lane alone.
local function is_first_lane(mask)
  if mask.op == "fit_mask" then mask = mask.args[1] end
  local count = mask.op == "first_lanes" and mask.args[1]
  return math.type(count) and count - mask.from == 1
end

-- Lanes outside the mask are not written. One that is known to be alone is stored as a number: of lanes that
-- were cut to fewer bits, LLVM 22 stores more of it behind such a mask.
function words:store(pointer, v, mask)
  check_pointer("store", pointer)
  check(pointer.type.writable, "store to an input")
  if math.type(v) then v = as(self, pointer.type.elem, v) end
  value.check_data("store", v)
  check_memory("store", pointer, v.type)
  if not mask then return record(self, "store", nil, { pointer, v }) end
  mask = self:fit_mask(mask, v.type)
  if is_first_lane(mask) then return record(self, "store", nil, { pointer, self:lane(v, 0) }) end
  return record(self, "store_mask", nil, { pointer, v, mask })
end

-- Stores past the caches, where the machine can: for results too large to stay there. The address must be
-- a multiple of the vector's bytes; stores come in order only behind stream_end.
function words:stream(pointer, v)
  if not self.isa.streams then return self:store(pointer, v) end
  check_pointer("stream", pointer)
  check(pointer.type.writable, "stream to an input")
  value.check_data("stream", v)
  check(v.type.lanes > 1, "stream: expected a vector, got %s", v.type.name)
  check_memory("stream", pointer, v.type)
  return record(self, "stream", nil, { pointer, v })
end

-- Waits for what was streamed. Every kernel that streams ends with it.
function words:stream_end()
  if self.isa.streams then record(self, "stream_end", nil, {}) end
end

-- The address as a number, to see how it is aligned.
function words:address(pointer)
  check_pointer("address", pointer)
  return record(self, "address", types.index, { pointer })
end

-- Lane i is pointer[indexes[i]], indexes being i32. Lanes outside the mask are not read and are zero.
function words:gather(type, pointer, indexes, mask)
  check(types.is_data(type or {}) and type.lanes > 1, "gather: expected a vector type, got %s", type)
  check_memory("gather", pointer, type)
  indexes = as(self, types.vector(types.i32, type.lanes), indexes)
  if not mask then return record(self, "gather", type, { pointer, indexes }) end
  return record(self, "gather_mask", type, { pointer, indexes, self:fit_mask(mask, type) })
end

local PREFETCH_FIELDS = { write = true, level = true }

-- Asks for the cache line at an address, which need not be readable. level: 1 (default) to 3, the cache to
-- bring it to; write: it will be written.
function words:prefetch(pointer, options)
  check_pointer("prefetch", pointer)
  if options ~= nil then check_fields("prefetch", options, PREFETCH_FIELDS) end
  local v = record(self, "prefetch", nil, { pointer })
  v.write, v.level = options and options.write or false, options and options.level or 1
  check(v.level == 1 or v.level == 2 or v.level == 3, "prefetch: no cache level %s", v.level)
end

return words
