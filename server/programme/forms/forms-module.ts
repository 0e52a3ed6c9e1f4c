// The office's calls for the forms of a draft.
import type { formsContract } from '../../../domain/programme/forms-contract.ts';
import type { Caller, Handlers } from '../../api/handler.ts';
import { actorOf } from '../../staff/acts/actor-of.ts';
import type { ProgrammeShop } from '../make-draft.ts';
import { listEvents, removeEvent, saveEvent, showEvent } from './event-forms.ts';

export const formsHandlers: Pick<Handlers<ProgrammeShop>, keyof typeof formsContract> = {
  'GET office/programme/:number/events': (shop, { params }, caller) =>
    listEvents(shop, Number(params.number), caller.language),
  'GET office/programme/:number/events/:event': (shop, { params }, caller) =>
    showEvent(shop, Number(params.number), params.event, caller.language),
  'POST office/programme/:number/events/:event': (shop, { params, body }, caller) =>
    saveEvent(shop, actOf(params, body, caller), params.event, body.form),
  'POST office/programme/:number/events/:event/remove': async (shop, { params, body }, caller) => {
    const done = await removeEvent(shop, actOf(params, body, caller), params.event);
    return done === true ? {} : done;
  },
};

function actOf(
  { number }: { readonly number: string },
  { key, version }: { readonly key: string; readonly version: number },
  caller: Caller,
) {
  return { number: Number(number), by: actorOf(caller), key, seen: version };
}
