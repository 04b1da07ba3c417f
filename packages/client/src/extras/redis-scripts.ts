/** Redis scripts of `flarewire/redis`: count a call, and record the limit that the server reported, atomically. */

/** Wait, in milliseconds, when calls in flight decide if there is room. */
export const SOON = 100;

/** Time, in milliseconds, in which a new window admits only a few calls until a response reports its state. */
export const QUIET = 2000;

/*
 * A window in Redis is a hash that expires: `taken` calls, `answered` of them with a response, `left` as last reported by
 * the server. Two rules ensure that no window of the server gets more than its quota, however the two windows overlap:
 *  - It ends only after the windows of the server that its calls fell into, and after the responses to those calls
 *    have arrived. So each window of the server gets its calls from one window here.
 *  - Calls without a response yet are added to what the server has counted: the server may not have seen them.
 * Each change is a maximum, a minimum or an increment inside a script, so their order does not matter.
 */

/**
 * Takes a call. The arguments are those of rate-limiter-flexible: points, length of the window (here in milliseconds),
 * quota. Returns the points used (above the quota if refused) and the milliseconds until the window ends.
 */
export const takeScript = (margin: number): string => `
local key, window, quota, margin = KEYS[1], tonumber(ARGV[2]), tonumber(ARGV[3]), ${margin}
local ttl = redis.call('pttl', key)
if ttl < 0 then
  redis.call('del', key)
  redis.call('hset', key, 'taken', 1, 'answered', 0)
  redis.call('pexpire', key, window + margin)
  return {1, window + margin}
end
local state = redis.call('hmget', key, 'taken', 'answered', 'left')
local taken, answered, left = tonumber(state[1]), tonumber(state[2]), tonumber(state[3] or '-1')
local flying, room = taken - answered, quota - taken
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
 * Records a response. Arguments: calls left, milliseconds until the server's window has certainly ended, length of the
 * window in milliseconds, and 1 if the call was counted here or 0 if it was sent before the limit was known.
 */
export const TOLD_SCRIPT = `
local key, left, ends, window = KEYS[1], tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local ttl = redis.call('pttl', key)
if ttl < 0 then
  redis.call('del', key)
  redis.call('hset', key, 'taken', 0, 'answered', 0, 'left', left)
  redis.call('pexpire', key, ends)
  return 1
end
if ARGV[4] == '0' then redis.call('hincrby', key, 'taken', 1) end
local state = redis.call('hmget', key, 'taken', 'answered', 'left')
if tonumber(state[2]) < tonumber(state[1]) then redis.call('hincrby', key, 'answered', 1) end
if not state[3] or ends > ttl + window / 2 then
  redis.call('hset', key, 'left', left)
  redis.call('pexpire', key, ends)
elseif ends >= ttl - window / 2 then
  if left < tonumber(state[3]) then redis.call('hset', key, 'left', left) end
  if ends > ttl then redis.call('pexpire', key, ends) end
end
return 1
`;

/** Checks that Redis accepts writes: a replica or a full server would still reply to a ping. */
export const PING_SCRIPT = `return redis.call('set', KEYS[1], 1, 'px', 1000)`;
