// The waiting room as a part of the shop: what a process remembers of it.
import { createHash } from 'node:crypto';
import type { DrawKeys } from '../../domain/waiting-room/draw.ts';
import type { Sql } from '../platform/database/sql.ts';
import type { MuseumNow } from '../site/open-shop.ts';
import { readSharedSecret } from '../site/shared-secrets.ts';
import type { Lines } from './lines.ts';
import { waitingRoomStore } from './waiting-room-store.ts';
import type { WaitingStore } from './waiting-store.ts';

export type WaitingRoom = {
  /** Signs places and passes; shared by all processes. */
  readonly key: Buffer;
  readonly store: WaitingStore;
  readonly lines: Lines;
  /** Since the process started. */
  readonly counts: WaitingCounts;
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
  readonly now: () => Date;
  readonly waitingRoom: WaitingRoom;
} & Pick<MuseumNow, 'museum' | 'clock'>;

/** The record that the verbs of the waiting room work with. */
export async function openWaitingRoom(sql: Sql): Promise<WaitingRoom> {
  return {
    key: Buffer.from(await readSharedSecret(sql, 'waiting-room')),
    store: waitingRoomStore(sql),
    lines: new Map(),
    counts: { entered: 0, asked: 0, refused: 0, passed: 0 },
  };
}

/** The keys of a line's draw: the same in every process and after every restart, and unknown to everybody else. */
export function drawKeys({ key }: WaitingRoom, line: string): DrawKeys {
  const digest = createHash('sha256').update(key).update(`draw ${line}`).digest();
  return [digest.readInt32LE(0), digest.readInt32LE(4), digest.readInt32LE(8), digest.readInt32LE(12)];
}
