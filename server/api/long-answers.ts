// A list of thousands, such as the whole programme, takes a tenth of a second to write as JSON. It is written in turns with
// other answers, and once for all who are given the same list.
import type { FastifyReply } from 'fastify';
import type { Endpoint } from '../../domain/endpoint.ts';
import { eachInTurns } from '../platform/in-turns.ts';

/** Items of a list that is written in one piece. */
const SHORT = 200;
const JSON_TYPE = 'application/json; charset=utf-8';

/** By the list itself, which is remembered for a moment or not at all. */
const written = new WeakMap<readonly unknown[], Promise<Buffer>>();

export function isLong(answer: unknown): answer is readonly unknown[] {
  return Array.isArray(answer) && answer.length > SHORT;
}

/** Sends a list as the answer to a call. The bytes are those that Fastify would send. */
export async function sendLongAnswer(
  reply: FastifyReply,
  { answer: schema }: Endpoint,
  list: readonly unknown[],
): Promise<FastifyReply> {
  const { items } = schema as { readonly items?: Record<string, unknown> };
  const write = items ? reply.compileSerializationSchema(items) : JSON.stringify;
  const bytes = written.get(list) ?? writeList(list, write);
  written.set(list, bytes);
  return reply.type(JSON_TYPE).send(await bytes);
}

async function writeList(list: readonly unknown[], write: (item: unknown) => string): Promise<Buffer> {
  const parts: Buffer[] = [];
  let texts: string[] = [];
  const flush = () => {
    parts.push(Buffer.from(texts.join('')));
    texts = [];
  };
  texts.push('{"data":[');
  await eachInTurns(list.entries(), ([index, item]) => {
    texts.push(index === 0 ? '' : ',', write(item));
    if (texts.length > SHORT) flush();
  });
  texts.push(']}');
  flush();
  return Buffer.concat(parts);
}
