/** What Redis does in one step for `flarewire/redis`: counting a call, and noting what the server said. */

/** How long to wait when calls that are still on their way decide whether there is room, in milliseconds. */
export const SOON = 100;

/** How long a new window lets only a few calls through when no answer has told its state yet, in milliseconds. */
export const QUIET = 2000;

/*
 * A window in Redis is a hash that expires: `taken` calls, `told` of them answered, `left` as the server said last.
 * Two rules keep it from ever letting more than a quota into one window of the server, however the two lie to each other:
 *  - It ends only after the windows of the server that its calls fell into, and after those calls' answers have come.
 *    So each window of the server gets its calls from one window here.
 *  - Calls that are not answered yet count on top of what the server has counted: it may not have seen them.
 * Each change is a maximum, a minimum or an increment inside a script, so it does not matter who comes first.
 */

/**
 * Takes a call. The arguments are those of rate-limiter-flexible: points, length of the window (here in milliseconds),
 * quota. Answers the points used, above the quota for a refusal, and the milliseconds until the window ends.
 */
export const takeScript = (margin: number): string => `
local key, window, quota, margin = KEYS[1], tonumber(ARGV[2]), tonumber(ARGV[3]), ${margin}
local ttl = redis.call('pttl', key)
if ttl < 0 then
  redis.call('del', key)
  redis.call('hset', key, 'taken', 1, 'told', 0)
  redis.call('pexpire', key, window + margin)
  return {1, window + margin}
end
local state = redis.call('hmget', key, 'taken', 'told', 'left')
local taken, told, left = tonumber(state[1]), tonumber(state[2]), tonumber(state[3] or '-1')
local flying, room = taken - told, quota - taken
if left >= 0 then
  room = math.min(room, left - flying)
elseif ttl > window + margin - ${QUIET} then
  room = math.min(room, math.ceil(quota / 20) - taken)
end
if ttl <= math.min(2 * margin, window / 2) then
  if room * 2 < quota then return {quota + 1, ttl} end
  ttl = window + margin
  redis.call('pexpire', key, ttl)
end
if room < 1 then
  if flying > 0 then ttl = math.min(ttl, ${SOON}) end
  return {quota + 1, ttl}
end
redis.call('hincrby', key, 'taken', 1)
return {quota - room + 1, ttl}
`;

/**
 * Notes what an answer said. Arguments: calls left, milliseconds until the server's window has surely ended, length of
 * the window in milliseconds, and 1 when the call was taken here or 0 when it was sent before the limit was known.
 */
export const TOLD_SCRIPT = `
local key, left, ends, window = KEYS[1], tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local ttl = redis.call('pttl', key)
if ttl < 0 then
  redis.call('del', key)
  redis.call('hset', key, 'taken', 0, 'told', 0, 'left', left)
  redis.call('pexpire', key, ends)
  return 1
end
if ARGV[4] == '0' then redis.call('hincrby', key, 'taken', 1) end
local state = redis.call('hmget', key, 'taken', 'told', 'left')
if tonumber(state[2]) < tonumber(state[1]) then redis.call('hincrby', key, 'told', 1) end
if not state[3] or ends > ttl + window / 2 then
  redis.call('hset', key, 'left', left)
  redis.call('pexpire', key, ends)
elseif ends >= ttl - window / 2 then
  if left < tonumber(state[3]) then redis.call('hset', key, 'left', left) end
  if ends > ttl then redis.call('pexpire', key, ends) end
end
return 1
`;

/** Finds out whether Redis can be written to: a replica or a full one would answer a mere ping. */
export const PING_SCRIPT = `return redis.call('set', KEYS[1], 1, 'px', 1000)`;
