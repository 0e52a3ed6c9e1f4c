// The office's acts on an order besides money: its mail again, corrections, notes (operations 2, ADR 114).
import { emailProblem } from '../../../domain/customers/registration.ts';
import type { orderActsContract } from '../../../domain/orders/order-acts-contract.ts';
import { type Refusal, refuse } from '../../../domain/refusal.ts';
import type { Handlers } from '../../api/handler.ts';
import type { MuseumClock } from '../../platform/museum-clock.ts';
import { actorOf } from '../../staff/acts/actor-of.ts';
import { orderObject, versionOf } from '../../staff/acts/begin-act.ts';
import { changedMeanwhile } from '../../staff/acts/changed-meanwhile.ts';
import { undoTooLate } from '../../staff/acts/done-acts.ts';
import { memberNames } from '../../staff/members/member-names.ts';
import { findReturnableOrder } from '../order-store.ts';
import { type ReviewShop, reviewOrder } from '../review-order.ts';
import type { OrderActed } from './act-on-order.ts';
import { correctOrder } from './correct-order.ts';
import { type NoteRow, noteOrder, notesOfOrder, restoreNote, strikeNote } from './note-order.ts';
import { readOrderMails } from './order-acts-store.ts';
import { previewCorrection } from './preview-correction.ts';
import { type SendingShop, sendAgain, whyNotSent } from './send-again.ts';
import { undoOnOrder } from './undo-on-order.ts';

type ActingShop = SendingShop &
  ReviewShop & { readonly museum: { readonly settings: { readonly countries: readonly string[] } } };

export const orderActsHandlers: Pick<Handlers<ActingShop>, keyof typeof orderActsContract> = {
  'POST office/orders/:number/send-again/preview': (shop, { params }) => previewAgain(shop, params.number),
  'POST office/orders/:number/send-again': async (shop, { params, body }, caller) => {
    const email = body.email.trim();
    const problem = email === '' ? 'REQUIRED' : emailProblem(email);
    if (problem) return refuse('FIELDS_INVALID', { fields: { email: [problem] } });
    const acted = await sendAgain(shop, { ...params, ...body, email, by: actorOf(caller) });
    if (acted.state === 'done' && acted.result.refused)
      return refuse('OFFICE_NOT_TO_BE_SENT', { details: { problem: acted.result.refused } });
    return answer(shop, params.number, acted);
  },
  'POST office/orders/:number/correct/preview': (shop, { params, body }) =>
    previewCorrection(shop, params.number, body.fields),
  'POST office/orders/:number/correct': async (shop, { params, body }, caller) => {
    const { version, ...asked } = body;
    const preview = await previewCorrection(shop, params.number, body.fields);
    if ('refused' in preview) return preview;
    const acted = await correctOrder(shop, { ...params, ...asked, seen: version, by: actorOf(caller) });
    return answer(shop, params.number, acted);
  },
  'GET office/orders/:number/notes': async ({ database, clock }, { params }) => {
    const order = await findReturnableOrder(database, params.number);
    if (!order) return refuse('NOT_FOUND');
    const notes = await notesOfOrder(database, order.booking_id);
    const names = await memberNames(
      database,
      notes.map(({ author_id }) => author_id),
    );
    return notes.map((note) => presentNote(note, names.get(note.author_id), clock));
  },
  'POST office/orders/:number/note': async (shop, { params, body }, caller) => {
    const text = body.text.trim();
    if (text === '') return refuse('FIELDS_INVALID', { fields: { text: ['REQUIRED'] } });
    return answer(
      shop,
      params.number,
      await noteOrder(shop, { ...params, ...body, text, by: actorOf(caller) }),
    );
  },
  'POST office/orders/:number/undo': async (shop, { params, body }, caller) => {
    const acted = await undoOnOrder(shop, { ...params, ...body, by: actorOf(caller) });
    return acted.state === 'done' && !acted.result
      ? undoTooLate('changed')
      : answer(shop, params.number, acted);
  },
  'POST office/orders/:number/strike-note': async (shop, { params, body }, caller) => {
    const acted = await strikeNote(shop, { ...params, ...body, by: actorOf(caller) });
    return acted.state === 'done' && !acted.result ? refuse('NOT_FOUND') : answer(shop, params.number, acted);
  },
  'POST office/orders/:number/restore-note': async (shop, { params, body }, caller) => {
    const acted = await restoreNote(shop, { ...params, ...body, by: actorOf(caller) });
    return acted.state === 'done' && !acted.result ? refuse('NOT_FOUND') : answer(shop, params.number, acted);
  },
};

async function answer(
  { database }: Pick<ActingShop, 'database'>,
  number: string,
  acted: OrderActed<unknown>,
): Promise<{ version: number } | Refusal> {
  if (acted.state === 'unknown') return refuse('NOT_FOUND');
  if (acted.state === 'changed') return changedMeanwhile(acted.changes);
  return { version: await versionOf(database, orderObject(number)) };
}

async function previewAgain(shop: ActingShop, number: string) {
  const { database, clock } = shop;
  const version = await versionOf(database, orderObject(number));
  const order = await findReturnableOrder(database, number);
  const review = order && (await reviewOrder(shop, order.booking_id));
  if (!order || !review) return refuse('NOT_FOUND');
  return {
    version,
    email: review.email,
    language: review.language,
    papers: review.documents.map(({ kind }) => kind),
    before: (await readOrderMails(database, order.booking_id)).map(({ at, recipient }) => ({
      at: clock.fromInstant(at),
      recipient,
    })),
    problem: whyNotSent(order) ?? '',
  };
}

function presentNote(
  { id, at, text, author_kind, author_id, struck_at }: NoteRow,
  name = author_id,
  clock: MuseumClock,
) {
  return {
    id,
    at: clock.fromInstant(at),
    text,
    author: { kind: author_kind, id: author_id, name },
    struck_at: struck_at ? clock.fromInstant(struck_at) : '',
  };
}
