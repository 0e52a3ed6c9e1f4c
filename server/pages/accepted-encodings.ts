import type { FastifyRequest } from 'fastify';

/** The encodings that a browser accepts, in lower case; `br;q=0` refuses `br`. */
export function acceptedEncodings(request: FastifyRequest): string[] {
  return String(request.headers['accept-encoding'] ?? '')
    .toLowerCase()
    .split(',')
    .filter((range) => !/;\s*q=0(\.0*)?\s*$/.test(range))
    .flatMap((range) => range.split(';')[0]?.trim() || []);
}
