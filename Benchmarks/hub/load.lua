-- What 100 connections ask a hub for: sentences and edits, by many clients. TOKENS is a file of tokens, a line each.
local tokens = {}
for line in io.lines(os.getenv("TOKENS")) do tokens[#tokens + 1] = line end
local lamps = { "desk lamp", "bedside lamp", "hall light", "floor lamp", "moon lamp", "mirror light", "table lamp" }
local threads = {}

function setup(thread)
  thread:set("number", #threads + 1)
  threads[#threads + 1] = thread
end

function init()
  math.randomseed(number * 7919)
  told = {}
end

local function sentence()
  local lamp = lamps[math.random(#lamps)]
  local kind = math.random(5)
  if kind == 1 then return "turn on the " .. lamp end
  if kind == 2 then return "turn off the " .. lamp end
  if kind == 3 then return "is the " .. lamp .. " on?" end
  if kind == 4 then return "set the desk lamp to " .. math.random(100) .. " percent" end
  return "what is the temperature in the nursery"
end

function request()
  local path, body
  if math.random(10) > 2 then
    path = "/v1/utterances"
    body = string.format('{"text": "%s", "dialogue": "%d"}', sentence(), math.random(1000))
  elseif math.random(2) == 1 then
    path = "/v1/edits"
    body = string.format('{"edit": "set", "kind": "scene", "name": "Movie Time", "thing": "Bedside Lamp", '
      .. '"characteristic": "Brightness", "value": %d}', math.random(100))
  else
    path = "/v1/edits"
    body = string.format('{"edit": "add", "kind": "phrase", "name": "zork %d", "to": "turn off the desk lamp"}', math.random(150))
  end
  return wrk.format("POST", path, { ["Authorization"] = "Bearer " .. tokens[math.random(#tokens)],
    ["Content-Type"] = "application/json" }, body)
end

function response(status, headers, body)
  local kind = string.match(body, '"status":"(%a+)"') or (status == 200 and "edited" or body)
  local key = status .. " " .. string.sub(kind, 1, 160)
  told[key] = (told[key] or 0) + 1
end

function done(summary, latency)
  local all = {}
  for _, thread in ipairs(threads) do
    for key, count in pairs(thread:get("told")) do all[key] = (all[key] or 0) + count end
  end
  for key, count in pairs(all) do print("told " .. count .. " " .. string.gsub(key, "\n", " ")) end
  print(string.format("latency %.1f %.1f %.1f ms", latency:percentile(50) / 1000, latency:percentile(99) / 1000, latency.max / 1000))
  print(string.format("errors connect %d read %d write %d timeout %d", summary.errors.connect, summary.errors.read,
    summary.errors.write, summary.errors.timeout))
end
