// What a request may carry (spec decisions 2): JSON, and only text that the database can store. PostgreSQL takes no NUL and no
// half of a surrogate pair, and a cart that fails there fails with every cart that is held in the same transaction.
import type { FastifyInstance } from 'fastify';

const SUSPECT = /\\u0000|\\ud[89a-f]/i;

/** Installs the body parser and the check of addresses. An empty body counts as none: some clients send its type anyway. */
export function readBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '') return done(null, undefined);
    parse(request, text, (error, body) =>
      error || !SUSPECT.test(text) || allStorable(body) ? done(error, body) : done(malformed()),
    );
  });
  app.addHook('onRequest', (request, _reply, done) => {
    done(request.url.includes('%00') ? malformed() : undefined);
  });
}

/** Whether every text in a parsed body can be stored; without recursion, since bodies nest as deep as they like. */
function allStorable(body: unknown): boolean {
  const left = [body];
  while (left.length > 0) {
    const next = left.pop();
    if (typeof next === 'string' && !isStorable(next)) return false;
    if (typeof next === 'object' && next !== null)
      for (const [key, value] of Object.entries(next)) left.push(key, value);
  }
  return true;
}

function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}

function malformed(): Error {
  return Object.assign(new Error('text that cannot be stored'), { statusCode: 400 });
}
