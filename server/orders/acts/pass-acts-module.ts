// The office's calls about passes (operations 2, ADR 125).
import { lineValidity } from '../../../domain/orders/order-passes.ts';
import type { passActsContract } from '../../../domain/orders/pass-acts-contract.ts';
import { refuse } from '../../../domain/refusal.ts';
import type { Handlers } from '../../api/handler.ts';
import { actorOf } from '../../staff/acts/actor-of.ts';
import { orderObject, versionOf } from '../../staff/acts/begin-act.ts';
import { changedMeanwhile } from '../../staff/acts/changed-meanwhile.ts';
import { findReturnableOrder } from '../order-store.ts';
import { type ReviewShop, reviewOrder } from '../review-order.ts';
import { ownerProblem, replacePass, validPasses } from './replace-pass.ts';
import type { SendingShop } from './send-again.ts';

type PassShop = SendingShop & ReviewShop;

export const passActsHandlers: Pick<Handlers<PassShop>, keyof typeof passActsContract> = {
  'POST office/orders/:number/passes/preview': (shop, { params }) => previewPasses(shop, params.number),
  'POST office/orders/:number/passes/replace': async (shop, { params, body }, caller) => {
    const owner = body.owner.trim();
    const reason = body.reason.trim();
    const problem = ownerProblem(owner);
    if (problem || reason === '')
      return refuse('FIELDS_INVALID', {
        fields: { ...(problem && { owner: [problem] }), ...(reason === '' && { reason: ['REQUIRED'] }) },
      });
    const { number: place, version, ...asked } = body;
    const by = actorOf(caller);
    const acted = await replacePass(shop, { ...asked, ...params, owner, reason, place, seen: version, by });
    if (acted.state === 'unknown' || (acted.state === 'done' && !acted.result)) return refuse('NOT_FOUND');
    if (acted.state === 'changed') return changedMeanwhile(acted.changes);
    return { version: await versionOf(shop.database, orderObject(params.number)) };
  },
};

async function previewPasses(shop: PassShop, number: string) {
  const { database } = shop;
  const version = await versionOf(database, orderObject(number));
  const order = await findReturnableOrder(database, number);
  const review = order && (await reviewOrder(shop, order.booking_id));
  if (!order || !review) return refuse('NOT_FOUND');
  const passes = order.state === 'confirmed' ? await validPasses(database, order) : [];
  return {
    version,
    email: review.email,
    passes: passes.map(({ line, admission }) => {
      const { valid_from = '', valid_to = '' } = lineValidity(line, review.date) ?? {};
      return {
        line: admission.line,
        number: admission.number,
        title: line.title,
        owner: admission.name,
        valid_from,
        valid_to,
      };
    }),
  };
}
