-- The mark of a parameter or attribute that has no default.
return setmetatable({}, { __tostring = function() return "required" end })
