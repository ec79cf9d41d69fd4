-- Writes the texts of gen/ and templates/ as C strings, for the program that runs them from itself, with
-- their hash, which libtenon compares with its own (tni_source_hash).
local hash = require "gen.hash"

local ESCAPES = { ['"'] = '\\"', ["\\"] = "\\\\", ["\t"] = "\\t", ["\r"] = "\\r", ["?"] = "\\?" }

local function escape(c) return ESCAPES[c] or ("\\%03o"):format(c:byte()) end

local function literal(text)
  local lines = {}
  for line, ending in text:gmatch "([^\n]*)(\n?)" do
    if line ~= "" or ending ~= "" then
      lines[#lines + 1] = ('    "%s%s"'):format(line:gsub('[%c"\\?\x7f-\xff]', escape),
                                                ending ~= "" and "\\n" or "")
    end
  end
  return #lines > 0 and table.concat(lines, "\n") or '    ""'
end

-- texts: list of { name, text }.
return function(texts)
  local arrays, rows = {}, {}
  for i, item in ipairs(texts) do
    arrays[i] = ("/* %s */\nstatic const char text_%d[] =\n%s;\n"):format(item.name, i, literal(item.text))
    rows[i] = ('    { "%s", text_%d, sizeof text_%d - 1 },\n'):format(item.name, i, i)
  end
  return ([[
/* embedded.c: the texts of gen/ and templates/. Generated: do not edit. */
#include <stddef.h>

%s
const struct { const char *name, *text; size_t size; } tni_embedded[] = {
%s};
const size_t tni_embedded_count = %d;
const char tni_embedded_hash[] = "%s";
]]):format(table.concat(arrays, "\n"), table.concat(rows), #texts, hash(texts))
end
