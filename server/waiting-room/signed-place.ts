// Places and passes as visitors keep them: signed, so that nobody makes or changes one, and nothing has to be remembered of
// those who wait.
import { createHmac, timingSafeEqual } from 'node:crypto';

export type Place = {
  readonly line: string;
  readonly number: number;
  /** Unguessable; names the pass, too. */
  readonly id: string;
  /** What the line had let in when the place was given, and how many were drawn: restores a line that was lost. */
  readonly served: number;
  readonly early: number | null;
  /** Milliseconds since 1970. */
  readonly since: number;
};

export type Pass = {
  readonly line: string;
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly since: number;
  readonly until: number;
};

type Kind = 'place' | 'pass';

const MAC_BYTES = 16;

export function signPlace(key: Buffer, { line, number, id, served, early, since }: Place): string {
  return sign(key, 'place', [line, number, id, served, early, since]);
}

export function signPass(key: Buffer, { line, id, since, until }: Pass): string {
  return sign(key, 'pass', [line, id, since, until]);
}

/** Undefined for anything that this shop has not signed. */
export function readPlace(key: Buffer, text: string): Place | undefined {
  const values = readSigned(key, 'place', text) as [string, number, string, number, number | null, number];
  if (!values) return undefined;
  const [line, number, id, served, early, since] = values;
  return { line, number, id, served, early, since };
}

/** Undefined for anything that this shop has not signed. An expired pass is answered, too. */
export function readPass(key: Buffer, text: string): Pass | undefined {
  const values = readSigned(key, 'pass', text) as [string, string, number, number];
  if (!values) return undefined;
  const [line, id, since, until] = values;
  return { line, id, since, until };
}

function sign(key: Buffer, kind: Kind, values: readonly unknown[]): string {
  const content = Buffer.from(JSON.stringify(values)).toString('base64url');
  return `${content}.${macOf(key, kind, content).toString('base64url')}`;
}

function readSigned(key: Buffer, kind: Kind, text: string): unknown {
  const [content = '', mac = '', ...rest] = text.split('.');
  const given = Buffer.from(mac, 'base64url');
  if (rest.length > 0 || given.length !== MAC_BYTES) return undefined;
  if (!timingSafeEqual(given, macOf(key, kind, content))) return undefined;
  return JSON.parse(Buffer.from(content, 'base64url').toString());
}

function macOf(key: Buffer, kind: Kind, content: string): Buffer {
  return createHmac('sha256', key).update(`${kind} ${content}`).digest().subarray(0, MAC_BYTES);
}
