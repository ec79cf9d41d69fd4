-- From here on a global that is not there is an error, to read or to write.
setmetatable(_G, {
  __newindex = function(_, name) error(("assignment to global '%s'"):format(tostring(name)), 2) end,
  __index = function(_, name) error(("no global '%s'"):format(tostring(name)), 2) end,
})
