import type { FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { acceptedEncodings } from './accepted-encodings.ts';

it.each([
  ['gzip, deflate, br, zstd', ['gzip', 'deflate', 'br', 'zstd']],
  ['GZIP;q=0.5, br;q=0', ['gzip']],
  ['identity', ['identity']],
  [undefined, []],
])('A browser that sends %j is sent what it accepts, the second time, too', (header, accepted) => {
  const request = { headers: { 'accept-encoding': header } } as FastifyRequest;
  expect(acceptedEncodings(request)).toEqual(accepted);
  expect(acceptedEncodings(request)).toEqual(accepted);
});

it('However many headers are made up, each is read as it was sent', () => {
  for (let number = 0; number < 1_000; number += 1) {
    const request = { headers: { 'accept-encoding': `br, made-up-${number}` } } as FastifyRequest;
    expect(acceptedEncodings(request)).toEqual(['br', `made-up-${number}`]);
  }
});
