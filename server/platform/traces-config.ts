import { type Environment, oneOf, share, url } from './read-setting.ts';

/** The standard settings of OpenTelemetry, as far as the shop reads them itself. */
export type TracesConfig = {
  /** Where spans are sent to. */
  readonly endpoint: string;
  readonly sampler: (typeof SAMPLERS)[number];
  /** From 0 to 1, for the samplers that take a share. */
  readonly ratio: number;
};

const SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

/** @throws SettingError */
export function readTraces(env: Environment): TracesConfig | undefined {
  const all = url(env, 'OTEL_EXPORTER_OTLP_ENDPOINT', ['http:', 'https:']);
  const own = url(env, 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', ['http:', 'https:']);
  const sampler = oneOf(env, 'OTEL_TRACES_SAMPLER', 'parentbased_always_on', SAMPLERS);
  const ratio = share(env, 'OTEL_TRACES_SAMPLER_ARG');
  const endpoint = own ?? (all && `${all.replace(/\/$/, '')}/v1/traces`);
  if (!endpoint || env['OTEL_SDK_DISABLED']?.toLowerCase() === 'true') return undefined;
  return { endpoint, sampler, ratio };
}
