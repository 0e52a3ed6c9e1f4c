// The waiting room as a part of the shop: what a process remembers of it.
import { createHash } from 'node:crypto';
import type { DrawKeys } from '../../domain/waiting-room/draw.ts';
import type { Config } from '../platform/config.ts';
import type { Database } from '../platform/database/sql.ts';
import type { MuseumNow } from '../site/open-shop.ts';
import { readSharedSecret } from '../site/shared-secrets.ts';
import { eitherStore, type LineStore } from './line-store.ts';
import type { Lines } from './lines.ts';
import { redisLines } from './redis-lines.ts';
import { databaseLines } from './waiting-room-store.ts';

export type WaitingRoom = {
  /** Signs places and passes; shared by all processes. */
  readonly key: Buffer;
  readonly lineStore: LineStore;
  readonly lines: Lines;
  /** Whether this process has had too much to do for some seconds. */
  readonly isBehind: () => boolean;
  /** Since the process started. */
  readonly counts: WaitingCounts;
  /** Ends what it has opened. */
  close(): void;
};

export type WaitingCounts = {
  /** Places that were given. */
  entered: number;
  /** Questions for one's turn. */
  asked: number;
  /** Purchases that were sent to the waiting room. */
  refused: number;
  /** Purchases that came through it. */
  passed: number;
};

export type WaitingRoomShop = {
  readonly database: Database;
  readonly now: () => Date;
  readonly waitingRoom: WaitingRoom;
} & Pick<MuseumNow, 'museum' | 'clock'>;

type Ground = {
  readonly database: Database;
  readonly config: Pick<Config, 'redisUrl'>;
  readonly log: { warn(details: object, text: string): void };
};

/** The record that the verbs of the waiting room work with. Lines are in Redis, where the shop has one. */
export async function openWaitingRoom(
  { database, config, log }: Ground,
  isBehind: () => boolean = () => false,
): Promise<WaitingRoom> {
  const key = Buffer.from(await readSharedSecret(database, 'waiting-room'));
  const redis = config.redisUrl === undefined ? undefined : await connect(config.redisUrl, log);
  const inDatabase = databaseLines(database);
  return {
    key,
    lineStore: redis ? eitherStore(redisLines(redis), inDatabase) : inDatabase,
    lines: new Map(),
    isBehind,
    counts: { entered: 0, asked: 0, refused: 0, passed: 0 },
    close: () => redis?.disconnect(),
  };
}

/** Loads the client of Redis, which a shop without one does not need. */
async function connect(redisUrl: string, log: Ground['log']) {
  const { openRedis } = await import('../platform/open-redis.ts');
  return openRedis(redisUrl, {
    log,
    away: 'Redis is away; until it is back the lines of the waiting room are in the database',
    back: 'Redis is back; the lines of the waiting room are there again',
  });
}

/** The keys of a line's draw: the same in every process and after every restart, and unknown to everybody else. */
export function drawKeys({ key }: WaitingRoom, line: string): DrawKeys {
  const digest = createHash('sha256').update(key).update(`draw ${line}`).digest();
  return [digest.readInt32LE(0), digest.readInt32LE(4), digest.readInt32LE(8), digest.readInt32LE(12)];
}
