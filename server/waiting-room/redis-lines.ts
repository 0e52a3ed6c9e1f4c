// Lines in Redis, where the shop has one: a hash for each, forgotten a day after it was last written.
import type { Redis } from 'ioredis';
import type { KnownLine, LineStore } from './line-store.ts';

const KEPT_SECONDS = 24 * 3600;

/** The rule of `write-waiting-line` in waiting-room-store.ts, in one step. Numbers stay text: Lua would round them. */
const WRITE_LINE = `
local found = redis.call('HMGET', KEYS[1], 'revision', 'issued', 'served', 'at', 'early')
local revision, issued, served, at, early = tonumber(ARGV[1]), tonumber(ARGV[2]), ARGV[3], ARGV[4], ARGV[5]
local joins = tonumber(ARGV[6])
if found[1] and tonumber(found[1]) > revision then
  revision, served, at = tonumber(found[1]), found[3], found[4]
else
  revision = revision + 1
end
if found[2] then issued = math.max(issued, tonumber(found[2])) end
if found[5] and found[5] ~= '' and (early == '' or tonumber(found[5]) > tonumber(early)) then early = found[5] end
local line = { string.format('%d', revision), string.format('%d', issued + joins), served, at, early }
redis.call('HSET', KEYS[1], 'revision', line[1], 'issued', line[2], 'served', line[3], 'at', line[4], 'early', line[5])
redis.call('EXPIRE', KEYS[1], ARGV[7])
return line`;

export function redisLines(redis: Redis): LineStore {
  return {
    async writeLine(id, { revision, line }, joins) {
      const { issued, served, at, early } = line;
      const given = [revision, issued, served, at, early ?? '', joins, KEPT_SECONDS];
      const key = `foyer:waiting-line:${id}`;
      return readLine((await redis.eval(WRITE_LINE, 1, key, ...given)) as string[]);
    },
  };
}

function readLine([revision, issued, served, at, early]: readonly string[]): KnownLine {
  return {
    revision: Number(revision),
    line: {
      issued: Number(issued),
      served: Number(served),
      at: Number(at),
      early: early === '' ? null : Number(early),
    },
  };
}
