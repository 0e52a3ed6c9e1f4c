import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { METRICS_PATH } from '../../domain/addresses.ts';

export type ServedMetrics = {
  readonly read: () => Promise<string>;
  /** Undefined at an address that only monitors reach. */
  readonly token: string | undefined;
};

/** Serves the figures of the shop in Prometheus' text format to whoever has the token: what is sold is nobody else's business. */
export function serveMetrics(app: FastifyInstance, { read, token }: ServedMetrics): void {
  app.get(METRICS_PATH, { logLevel: 'warn' }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (token !== undefined && !isToken(token, request.headers.authorization))
      return reply
        .code(401)
        .header('www-authenticate', 'Bearer')
        .type('text/plain')
        .send('METRICS_TOKEN is missing.\n');
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(await read());
  });
}

function isToken(token: string, authorization: string | undefined): boolean {
  const [, given = ''] = /^Bearer (.+)$/i.exec(authorization ?? '') ?? [];
  return timingSafeEqual(digest(given), digest(token));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
