// What acts on many orders need of a shop: what the single acts need, and jobs.
import { type Static, Type } from 'typebox';
import type { MovingShop } from '../../moves/lock-move.ts';
import type { SendingShop } from '../../orders/acts/send-again.ts';
import type { JobLog } from '../../platform/jobs/jobs.ts';
import type { MuseumClock } from '../../platform/museum-clock.ts';

export type BulkShop = MovingShop &
  SendingShop & {
    readonly clock: MuseumClock;
    readonly log: JobLog;
    readonly museum: { readonly settings: object };
  };

/** The job that works on an act. Work of an earlier run ends by itself. */
export const BULK_ACT = 'bulk-act';
export const BulkWork = Type.Object({ id: Type.String(), run: Type.Integer() });
export type BulkWork = Static<typeof BulkWork>;
