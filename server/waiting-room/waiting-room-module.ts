// The waiting room's calls and jobs. The checkout asks `let-through.ts`.
import type { waitingRoomContract } from '../../domain/waiting-room/waiting-room-contract.ts';
import type { Handlers } from '../api/handler.ts';
import type { Database } from '../platform/database/sql.ts';
import type { Job } from '../platform/jobs/job.ts';
import { openRooms } from './rooms.ts';
import { enterWaitingRoom, visitorTurn } from './visitor-turn.ts';
import type { WaitingRoomShop } from './waiting-room-shop.ts';
import { sweepWaitingRoom } from './waiting-room-store.ts';

const SWEEP_SECONDS = 3600;
const KEPT_MS = 24 * 3_600_000;

export const waitingRoomHandlers: Pick<Handlers<WaitingRoomShop>, keyof typeof waitingRoomContract> = {
  'GET waiting-room': (shop) =>
    openRooms(shop).map(({ line, events }) => ({ line, events: events ? [...events] : null })),
  'POST waiting-room/enter': (shop, { body }) => enterWaitingRoom(shop, body),
  'POST waiting-room/turn': (shop, { body }) => visitorTurn(shop, body.place, body.pass),
};

export const waitingRoomJobs: readonly Job<{ readonly database: Database; readonly now: () => Date }>[] = [
  {
    name: 'sweep-waiting-room',
    everySeconds: SWEEP_SECONDS,
    work: ({ database, now }) => sweepWaitingRoom(database, new Date(now().getTime() - KEPT_MS)),
  },
];
