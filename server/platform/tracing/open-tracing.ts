import type { Config } from '../config.ts';
import type { Tracing, TracingLog } from './tracing.ts';

/** Undefined where no traces are wanted; then nothing of OpenTelemetry is loaded. */
export async function openTracing(
  { traces }: Pick<Config, 'traces'>,
  log: TracingLog,
): Promise<Tracing | undefined> {
  if (!traces) return undefined;
  const { openOtlpTracing } = await import('./otlp-tracing.ts');
  return openOtlpTracing(traces, log);
}
