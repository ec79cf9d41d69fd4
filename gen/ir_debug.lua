-- Debug information of the IR form: the template line of every instruction. One function, whose file is the
-- template's; other files are lexical blocks of it.
local Debug = {}
Debug.__index = Debug

local HEAD = [[
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!1, !2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !11, producer: "tenon", isOptimized: true,
                             emissionKind: FullDebug)
!1 = !{i32 7, !"Dwarf Version", i32 4}
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: !{null})
!12 = distinct !DISubprogram(name: "%s", linkageName: "%s", scope: !11, file: !11, line: 1, scopeLine: 1,
                             type: !3, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
]]

local BLOCK = "!%d = !DILexicalBlockFile(scope: !12, file: !%d, discriminator: 0)\n"

-- Number of the scope for a file; the first file is that of the function itself.
function Debug:scope(file)
  if not self.scopes[file] then
    self.files[#self.files + 1] = file
    self.scopes[file] = 10 + 2 * #self.files
  end
  return self.scopes[file]
end

function Debug:location(at)
  return ("!DILocation(line: %d, scope: !%d)"):format(at.line, self:scope(at.file))
end

function Debug:metadata(symbol)
  local out = { HEAD:format(symbol, symbol) }
  for i, file in ipairs(self.files) do
    local id = 9 + 2 * i
    out[#out + 1] = ('!%d = !DIFile(filename: "%s", directory: ".")\n'):format(id, file)
    if i > 1 then
      out[#out + 1] = BLOCK:format(id + 1, id)
    end
  end
  return table.concat(out):sub(1, -2)
end

return function(file)
  local self = setmetatable({ files = {}, scopes = {} }, Debug)
  self:scope(file)
  return self
end
