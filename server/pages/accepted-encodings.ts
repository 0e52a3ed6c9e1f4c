import type { FastifyRequest } from 'fastify';

/** What was read of headers that were sent: browsers send some few, and reading one costs as much as looking up its page. */
const known = new Map<string, readonly string[]>();

const MOST_KNOWN = 100;
/** Browsers' have some forty characters. */
const LONGEST = 100;

/** The encodings that a browser accepts, in lower case; `br;q=0` refuses `br`. */
export function acceptedEncodings(request: FastifyRequest): readonly string[] {
  const header = String(request.headers['accept-encoding'] ?? '');
  const found = known.get(header);
  if (found) return found;
  const read = readEncodings(header);
  if (known.size >= MOST_KNOWN) known.clear();
  if (header.length <= LONGEST) known.set(header, read);
  return read;
}

function readEncodings(header: string): string[] {
  return header
    .toLowerCase()
    .split(',')
    .filter((range) => !/;\s*q=0(\.0*)?\s*$/.test(range))
    .flatMap((range) => range.split(';')[0]?.trim() || []);
}
