-- luacheck gen templates tests: clean.
std = "lua54"
max_line_length = 110
files["templates"] = { read_globals = { "required", "types" } }
