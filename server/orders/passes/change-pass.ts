// Staff block, unblock and extend a pass (operations 2, ADR 127). Each is an act on the pass's order, under its lock. The mail
// about it waits for some minutes and leaves only if the pass was not changed again: what is undone at once, nobody reads.
import { type Static, Type } from 'typebox';
import { MAIL_WAITS_SECONDS } from '../../../domain/orders/parcels/parcel-acts.ts';
import { extendedTo, MOST_DAYS_MORE, type PassAct, passObstacle } from '../../../domain/passes/pass-care.ts';
import { type FieldProblem, isRefusal, type Refusal, refuse } from '../../../domain/refusal.ts';
import type { Actor, ActVerb } from '../../../domain/staff/act.ts';
import type { StaffFieldProblem } from '../../../domain/staff-refusal.ts';
import type { Database, Sql } from '../../platform/database/sql.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { MuseumClock } from '../../platform/museum-clock.ts';
import { orderObject } from '../../staff/acts/begin-act.ts';
import { changedMeanwhile } from '../../staff/acts/changed-meanwhile.ts';
import { writeAct } from '../../staff/acts/write-act.ts';
import { actOnOrder } from '../acts/act-on-order.ts';
import { type PassRow, readPass, setBlocked, setLastDay, setTold } from './pass-store.ts';
import { toCareFor } from './passes.ts';

/** The job that mails whoever bought a pass. `change` says which of its changes: only the last one is told. */
export const PASS_CHANGED = 'pass-changed';
export const PassChanged = Type.Object({ pass: Type.Integer(), change: Type.Integer() });
export type PassChanged = Static<typeof PassChanged>;

/** Under which its mail is noted. */
export function passMailId({ pass, change }: PassChanged): string {
  return `${pass}.${change}`;
}

export type PassCareShop = {
  readonly database: Database;
  readonly now: () => Date;
  readonly clock: Pick<MuseumClock, 'today'>;
  readonly jobs: Pick<Jobs, 'write'>;
};

export type AskedPassChange = {
  readonly pass: number;
  readonly act: PassAct;
  /** Of an extension. */
  readonly days: number;
  readonly reason: string;
  readonly mail: boolean;
  readonly key: string;
  /** Of its order, as it was seen. */
  readonly version: number;
  readonly by: Actor;
};

const VERBS: Readonly<Record<PassAct, ActVerb>> = {
  block: 'pass.blocked',
  unblock: 'pass.unblocked',
  extend: 'pass.extended',
  shorten: 'pass.shortened',
};
/** What an act undoes need not be told where it was not told yet. */
const UNDOES: readonly PassAct[] = ['unblock', 'shorten'];

/** Undefined once it is done. */
export async function changePass(shop: PassCareShop, asked: AskedPassChange): Promise<Refusal | undefined> {
  const fields = problemsOf(asked);
  if (Object.keys(fields).length > 0) return refuse('FIELDS_INVALID', { fields });
  const known = await readPass(shop.database, asked.pass);
  if (!known) return refuse('NOT_FOUND');
  const order = { number: known.number, key: asked.key, seen: asked.version, by: asked.by };
  const acted = await actOnOrder(shop.database, order, VERBS[asked.act], async (sql) => {
    const row = await readPass(sql, asked.pass);
    return row ? changeLocked(sql, shop, row, asked) : refuse('NOT_FOUND');
  });
  if (acted.state === 'unknown') return refuse('NOT_FOUND');
  if (acted.state === 'changed') return changedMeanwhile(acted.changes);
  return acted.state === 'done' ? acted.result : undefined;
}

function problemsOf({
  act,
  days,
  reason,
}: AskedPassChange): Record<string, (FieldProblem | StaffFieldProblem)[]> {
  return {
    ...(act === 'extend' && (days < 1 || days > MOST_DAYS_MORE) && { days: ['DAYS_ADDED_NOT_POSSIBLE'] }),
    ...(reason.trim() === '' && { reason: ['REQUIRED'] }),
  };
}

async function changeLocked(
  sql: Sql,
  shop: PassCareShop,
  row: PassRow,
  asked: AskedPassChange,
): Promise<Refusal | undefined> {
  const { act, by, key, reason } = asked;
  const obstacle = passObstacle(toCareFor(row), act);
  if (obstacle) return refuse('PASS_NOT_CHANGEABLE', { details: { obstacle } });
  const mail_wanted = asked.mail && row.email !== '' && !(UNDOES.includes(act) && row.mail_waits);
  const written = await write(sql, shop, row, { ...asked, mail_wanted });
  if (isRefusal(written)) return written;
  const { change, before, after } = written;
  const mails = { mail: mail_wanted, ...(row.mail_waits && { stops_mail: true }) };
  const journal = { before, after: { pass: row.pass, ...after, ...mails } };
  await writeAct(
    sql,
    { by, verb: VERBS[act], on: orderObject(row.number), key, reason: reason.trim(), ...journal },
    shop.now(),
  );
  const job = { pass: row.pass, change } satisfies PassChanged;
  if (mail_wanted) await shop.jobs.write(sql, PASS_CHANGED, job, { startAfterSeconds: MAIL_WAITS_SECONDS });
  return undefined;
}

async function write(
  sql: Sql,
  { now, clock }: PassCareShop,
  row: PassRow,
  { act, days, mail_wanted }: AskedPassChange & { readonly mail_wanted: boolean },
) {
  const { pass } = row;
  if (act === 'block' || act === 'unblock') {
    const blocked_at = act === 'block' ? now() : null;
    return { change: await setBlocked(sql, { pass, blocked_at, mail_wanted }), before: {}, after: {} };
  }
  const valid_to = act === 'extend' ? extendedTo(row, days, clock.today()) : row.sold_to;
  const change = await setLastDay(sql, { pass, valid_to, mail_wanted });
  return { change, before: { valid_to: row.valid_to }, after: { valid_to } };
}

/** A mail's pass; undefined for a mail that is not wanted any more. */
export async function passToTell(sql: Sql, { pass, change }: PassChanged): Promise<PassRow | undefined> {
  return (await setTold(sql, pass, change)) ? readPass(sql, pass) : undefined;
}
