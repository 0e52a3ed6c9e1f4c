import { Counter } from 'prom-client';
import type { RefusalCode } from '../../domain/refusal.ts';
import { processMetrics } from '../platform/process-metrics.ts';

const refusals = new Counter({
  name: 'foyer_refusals_total',
  help: 'Calls that were refused, by the code of the refusal.',
  labelNames: ['code'],
  registers: [processMetrics],
});

export function countRefusal(code: RefusalCode): void {
  refusals.inc({ code });
}
