// Staff say that a parcel is on its way, correct its number, or take it back (operations 2, ADR 124). Each is an act on the
// parcel's order, under its lock. The mail waits for some minutes, so that a slip of the hand can be taken back.
import { type Static, Type } from 'typebox';
import {
  MAIL_WAITS_SECONDS,
  type ParcelAct,
  parcelObstacle,
} from '../../../domain/orders/parcels/parcel-acts.ts';
import { isRefusal, type Refusal, refuse } from '../../../domain/refusal.ts';
import { type SentBy, sentByProblems } from '../../../domain/shipping/carriers.ts';
import type { Actor, ActVerb } from '../../../domain/staff/act.ts';
import type { Database, Sql } from '../../platform/database/sql.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { orderObject } from '../../staff/acts/begin-act.ts';
import { changedMeanwhile } from '../../staff/acts/changed-meanwhile.ts';
import { undoTooLate } from '../../staff/acts/done-acts.ts';
import { writeAct } from '../../staff/acts/write-act.ts';
import { actOnOrder } from '../acts/act-on-order.ts';
import { type AskedPartUndo, undoOfPart } from '../acts/undo-of-part.ts';
import { type ParcelRow, readParcels, setCorrected, setNotSent, setSent, setTold } from './parcel-store.ts';
import { mailOf, parcelIn, stateOf } from './present-parcel.ts';

/** The job that mails a parcel's buyer. `notice` says which of its mails: only the last one leaves. */
export const PARCEL_SENT = 'parcel-sent';
export const ParcelSent = Type.Object({
  parcel: Type.Integer(),
  notice: Type.Integer(),
  corrected: Type.Boolean(),
});
export type ParcelSent = Static<typeof ParcelSent>;

/** Under which its mail is noted. */
export function parcelMailId({ parcel, notice }: Pick<ParcelSent, 'parcel' | 'notice'>): string {
  return `${parcel}.${notice}`;
}

/** Under which all of a parcel's mails are noted. */
export function parcelMailsOf({ parcel, notices }: Pick<ParcelRow, 'parcel' | 'notices'>): string[] {
  return Array.from({ length: notices }, (_, before) => parcelMailId({ parcel, notice: before + 1 }));
}

export type SendingParcels = {
  readonly database: Database;
  readonly now: () => Date;
  readonly jobs: Pick<Jobs, 'write'>;
};

type Asked = {
  /** Of the parcel. */
  readonly number: number;
  readonly key: string;
  /** Of its order, as it was seen. */
  readonly version: number;
  readonly by: Actor;
};
type AskedSending = Asked & SentBy & { readonly mail: boolean };

/** It is on its way. Undefined once that is noted. */
export function sendParcel(shop: SendingParcels, asked: AskedSending): Promise<Refusal | undefined> {
  return noteSending(shop, asked, 'send', 'parcel.sent', (sql, row, typed) =>
    setSent(sql, { number: row.parcel, now: shop.now(), ...typed }),
  );
}

/** Another carrier or number. What was mailed before is said to be wrong. */
export function correctParcel(shop: SendingParcels, asked: AskedSending): Promise<Refusal | undefined> {
  return noteSending(shop, asked, 'correct', 'parcel.corrected', (sql, row, typed) =>
    setCorrected(sql, { number: row.parcel, ...typed }),
  );
}

/** It was not sent after all: it is packed again, or not any more where all of it was given back meanwhile. */
export function takeParcelBack(shop: SendingParcels, asked: Asked): Promise<Refusal | undefined> {
  return actOnParcel(shop, asked, 'undo', 'parcel.not-sent', async (sql, row) => {
    if (!(await setNotSent(sql, row.parcel, voidSince(shop, row))))
      return refuse('PARCEL_NOT_POSSIBLE', { details: { obstacle: 'mailLeft' } });
    return { parcel: row.parcel };
  });
}

/** The same, of the act with a key (ADR 106). Undefined once it is undone. */
export async function undoSending(shop: SendingParcels, asked: AskedPartUndo): Promise<Refusal | undefined> {
  const [known] = await readParcels(shop.database, [asked.part]);
  if (!known) return refuse('NOT_FOUND');
  return undoOfPart(shop, 'parcel', { ...asked, number: known.number }, async (sql) => {
    const [row = known] = await readParcels(sql, [asked.part]);
    return (await setNotSent(sql, asked.part, voidSince(shop, row))) ? {} : undoTooLate('mailLeft');
  });
}

function voidSince({ now }: Pick<SendingParcels, 'now'>, row: ParcelRow): Date | null {
  return parcelIn(row) === undefined ? now() : null;
}

type Typed = SentBy & { readonly mail_wanted: boolean };

async function noteSending(
  shop: SendingParcels,
  asked: AskedSending,
  act: ParcelAct,
  verb: ActVerb,
  write: (sql: Sql, row: ParcelRow, typed: Typed) => Promise<number>,
): Promise<Refusal | undefined> {
  const by = { carrier: asked.carrier.trim(), tracking: asked.tracking.trim() };
  const problems = sentByProblems(by);
  if (Object.keys(problems).length > 0) return refuse('FIELDS_INVALID', { fields: problems });
  return actOnParcel(shop, asked, act, verb, async (sql, row) => {
    const mail_wanted = asked.mail && row.buyer.email !== '';
    const notice = await write(sql, row, { ...by, mail_wanted });
    const job: ParcelSent = { parcel: row.parcel, notice, corrected: row.told_at !== null };
    // What is corrected after it was mailed need not wait.
    const startAfterSeconds = job.corrected ? 0 : MAIL_WAITS_SECONDS;
    if (mail_wanted) await shop.jobs.write(sql, PARCEL_SENT, job, { startAfterSeconds });
    return { parcel: row.parcel, carrier: by.carrier, mail: mail_wanted };
  });
}

async function actOnParcel(
  { database, now }: SendingParcels,
  { number, key, version, by }: Asked,
  act: ParcelAct,
  verb: ActVerb,
  write: (sql: Sql, row: ParcelRow) => Promise<Record<string, unknown> | Refusal>,
): Promise<Refusal | undefined> {
  const [known] = await readParcels(database, [number]);
  if (!known) return refuse('NOT_FOUND');
  const asked = { number: known.number, key, seen: version, by };
  const acted = await actOnOrder(database, asked, verb, async (sql): Promise<Refusal | undefined> => {
    const [row] = await readParcels(sql, [number]);
    if (!row) return refuse('NOT_FOUND');
    const obstacle = parcelObstacle({ state: stateOf(row), mail: mailOf(row) }, act);
    if (obstacle) return refuse('PARCEL_NOT_POSSIBLE', { details: { obstacle } });
    const after = await write(sql, row);
    if (isRefusal(after)) return after;
    await writeAct(sql, { by, verb, on: orderObject(row.number), key, after }, now());
    return undefined;
  });
  if (acted.state === 'unknown') return refuse('NOT_FOUND');
  if (acted.state === 'changed') return changedMeanwhile(acted.changes);
  return acted.state === 'done' ? acted.result : undefined;
}

/** A mail's parcel, which is not taken back from now on; undefined for a mail that is not wanted any more. */
export async function parcelToTell(
  { database, now }: Pick<SendingParcels, 'database' | 'now'>,
  { parcel, notice }: ParcelSent,
): Promise<ParcelRow | undefined> {
  if (!(await setTold(database, parcel, notice, now()))) return undefined;
  return (await readParcels(database, [parcel]))[0];
}
