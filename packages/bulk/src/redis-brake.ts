/** Stops a job in Redis: no process starts an item that could take the failures beyond `stopAt`. */
import type { Redis } from 'ioredis';
import { ENOUGH, type StopRule } from './options.ts';

/**
 * With a limit, items at hand count as if they failed: so many more may be begun as may still fail. A process that ended leaves
 * its item counted until its claim expires.
 */
const BEGIN = `
local limit, ratio, bad, ended = unpack(redis.call('HMGET', KEYS[1], 'limit', 'ratio', 'bad', 'ended'))
bad, ended = tonumber(bad or 0), tonumber(ended or 0)
if ratio and ended >= ${ENOUGH} and bad / ended >= tonumber(ratio) then return 0 end
if not limit then return 1 end
local now = tonumber(redis.call('TIME')[1])
redis.call('ZREMRANGEBYSCORE', KEYS[2], '-inf', now)
local others = redis.call('ZCARD', KEYS[2])
if redis.call('ZSCORE', KEYS[2], ARGV[1]) then others = others - 1 end
if bad + others >= tonumber(limit) then return 0 end
redis.call('ZADD', KEYS[2], now + tonumber(ARGV[2]), ARGV[1])
return 1`;

const END = `
redis.call('ZREM', KEYS[2], ARGV[1])
redis.call('HINCRBY', KEYS[1], 'ended', 1)
if ARGV[2] == '1' then redis.call('HINCRBY', KEYS[1], 'bad', 1) end`;

export interface Brake {
  /** Counts from zero, by the rule of a run that begins. */
  set(rule: StopRule): Promise<void>;
  /** True if an item may start now; it counts as in progress for this many milliseconds, or until it has ended. */
  begin(id: string, claim: number): Promise<boolean>;
  end(id: string, isBad: boolean): Promise<void>;
}

/** @param facts key of what is known of the job */
export function brakeOf(redis: Redis, facts: string, atHand: string): Brake {
  return {
    async set({ failures, ratio }) {
      const change = redis.multi().hdel(facts, 'limit', 'ratio').hset(facts, { bad: 0, ended: 0 });
      if (failures !== undefined) change.hset(facts, 'limit', failures);
      if (ratio !== undefined) change.hset(facts, 'ratio', ratio);
      await change.exec();
    },
    begin: async (id, claim) => (await redis.eval(BEGIN, 2, facts, atHand, id, Math.ceil(claim / 1000))) === 1,
    end: async (id, isBad) => void (await redis.eval(END, 2, facts, atHand, id, isBad ? '1' : '0')),
  };
}
