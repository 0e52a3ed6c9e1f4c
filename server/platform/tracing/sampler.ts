import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace';
import type { TracesConfig } from '../traces-config.ts';

const SHARE = 'parentbased_traceidratio';

/**
 * Leaves out what the share does not take, before a span is made of it: nine of ten requests, and each of them costs.
 * Where a caller has no say, the library decides by the trace's id.
 */
export function isLeftOut(name: TracesConfig['sampler'], ratio: number): boolean {
  return name === SHARE && Math.random() >= ratio;
}

/** What OTEL_TRACES_SAMPLER names: which requests and jobs are recorded. `parentbased_…`: a believed caller decides. */
export function samplerOf(name: TracesConfig['sampler'], ratio: number): Sampler {
  const root = name === SHARE ? new AlwaysOnSampler() : rootOf(name, ratio);
  return name.startsWith('parentbased_') ? new ParentBasedSampler({ root }) : root;
}

function rootOf(name: TracesConfig['sampler'], ratio: number): Sampler {
  if (name.endsWith('always_on')) return new AlwaysOnSampler();
  return name.endsWith('always_off') ? new AlwaysOffSampler() : new TraceIdRatioBasedSampler(ratio);
}
