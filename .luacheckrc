-- luacheck gen templates tests: clean.
std = "lua54"
max_line_length = 110
