// Spans by OpenTelemetry, sent as OTLP over HTTP. Nothing is registered globally and no library is patched: what is recorded
// is what the shop says itself (ADR 093).
import {
  type Context,
  isSpanContextValid,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { parseTraceParent } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import { BatchSpanProcessor, type SpanExporter, TracerProvider } from '@opentelemetry/sdk-trace';
import type { TracesConfig } from '../traces-config.ts';
import { isLeftOut, samplerOf } from './sampler.ts';
import type { Facts, SpanKind as Kind, OpenSpan } from './span.ts';
import type { Tracing, TracingLog } from './tracing.ts';

type Tracer = ReturnType<TracerProvider['getTracer']>;

const CLOSE_MS = 2_000;
const KINDS: Readonly<Record<Kind, SpanKind>> = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  worker: SpanKind.CONSUMER,
  inside: SpanKind.INTERNAL,
};

/** What is not delivered waits, 2,048 spans at most; further ones are dropped. */
export function openOtlpTracing({ endpoint, sampler, ratio }: TracesConfig, log: TracingLog): Tracing {
  const exporter = tellWhenAway(new OTLPTraceExporter({ url: endpoint }), log);
  const provider = new TracerProvider({
    // OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES have the last word.
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'foyer', 'process.pid': process.pid }))
      .merge(detectResources({ detectors: [envDetector] })),
    sampler: samplerOf(sampler, ratio),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('foyer');
  return {
    begin: (name, kind, facts, traceparent) => {
      const context = contextOf(traceparent);
      if (context === ROOT_CONTEXT && isLeftOut(sampler, ratio)) return undefined;
      const span = startSpan(tracer, name, kind, facts, context);
      return span.isRecording() ? openSpan(tracer, span) : undefined;
    },
    close: () => closeInTime(provider),
  };
}

function startSpan(tracer: Tracer, name: string, kind: Kind, attributes: Facts, context: Context): Span {
  return tracer.startSpan(name, { kind: KINDS[kind], attributes }, context);
}

/** What is malformed counts as nothing. */
function contextOf(traceparent: string | undefined): Context {
  const remote = traceparent === undefined ? null : parseTraceParent(traceparent);
  return remote && isSpanContextValid(remote)
    ? trace.setSpanContext(ROOT_CONTEXT, { ...remote, isRemote: true })
    : ROOT_CONTEXT;
}

function openSpan(tracer: Tracer, span: Span): OpenSpan {
  const { traceId, spanId } = span.spanContext();
  const below = trace.setSpan(ROOT_CONTEXT, span);
  return {
    traceId,
    spanId,
    traceparent: `00-${traceId}-${spanId}-01`,
    child: (name, kind, facts) => openSpan(tracer, startSpan(tracer, name, kind, facts, below)),
    add: (facts) => void span.setAttributes(facts),
    end: (problem) => {
      if (problem !== undefined) {
        // Messages of databases and mail servers hold rows and addresses.
        span.setAttribute('error.type', kindOf(problem));
        span.setStatus({ code: SpanStatusCode.ERROR });
      }
      span.end();
    },
  };
}

function kindOf(problem: unknown): string {
  if (typeof problem === 'string') return problem;
  const { code, name } = problem as { code?: unknown; name?: unknown };
  return String(code ?? name ?? typeof problem);
}

/** Warns once when spans are not delivered, and again only after they were. */
function tellWhenAway(exporter: OTLPTraceExporter, log: TracingLog): SpanExporter {
  let away = false;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        const failed = result.code !== 0;
        if (failed && !away)
          log.warn(
            { problem: kindOf(result.error ?? 'unknown') },
            'Traces cannot be delivered (OTEL_EXPORTER_OTLP_ENDPOINT); the shop goes on, and what does not fit is dropped.',
          );
        away = failed;
        done(result);
      }),
    forceFlush: () => exporter.forceFlush(),
    shutdown: () => exporter.shutdown(),
  };
}

async function closeInTime(provider: TracerProvider): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const limit = setTimeout(resolve, CLOSE_MS);
  await Promise.race([provider.shutdown().catch(() => {}), promise]);
  clearTimeout(limit);
}
