import { type Refusal, refuse } from '../../../domain/refusal.ts';
import type { ActRow } from './act-store.ts';

/** Others changed it since it was seen: what they did, the oldest first, and the version that it has now. */
export function changedMeanwhile(changes: readonly ActRow[]): Refusal {
  return refuse('OFFICE_CHANGED_MEANWHILE', {
    details: {
      version: changes.at(-1)?.id ?? 0,
      changes: changes.map(({ at, verb, actor_id, member }) => ({
        at: at.toISOString(),
        verb,
        by: member ?? actor_id,
      })),
    },
  });
}
