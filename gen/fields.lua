-- Tables with named fields, as rows of operations, entries of manifests and templates are.
local fields = {}

-- The keys of a table in order, so that what comes of them is the same in every run.
function fields.sorted(t)
  local keys = {}
  for key in next, t do keys[#keys + 1] = key end
  table.sort(keys, function(a, b) return tostring(a) < tostring(b) end)
  return keys
end

-- An error that begins with `place` if t has a field that types ({ name = its type }) does not name, one of
-- another type, or lacks one of those in the list `needed`.
function fields.check(place, t, types, needed)
  local function check(ok, format, ...)
    if not ok then error(place .. ": " .. format:format(...), 0) end
  end
  check(type(t) == "table", "a %s, not a table", type(t))
  for _, field in ipairs(fields.sorted(t)) do
    check(types[field], "unknown field '%s'", tostring(field))
    check(type(t[field]) == types[field], "%s is a %s, not a %s", field, type(t[field]), types[field])
  end
  for _, field in ipairs(needed) do check(t[field] ~= nil, "no field '%s'", field) end
end

return fields
