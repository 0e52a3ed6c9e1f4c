import type { CapacityShop } from '../capacity/availability.ts';
import type { MovingShop } from '../moves/lock-move.ts';
import type { Payments } from '../payments/payments.ts';
import type { Jobs } from '../platform/jobs/jobs.ts';
import type { MuseumClock } from '../platform/museum-clock.ts';

/** What closings need of a shop. */
export type ClosingsShop = MovingShop &
  CapacityShop & {
    readonly clock: MuseumClock;
    readonly jobs: Pick<Jobs, 'write' | 'writeAll'>;
    readonly payments: Payments;
    readonly log: { error(details: object, text: string): void };
  };
