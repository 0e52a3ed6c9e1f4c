// The office's calls for the forms of a draft.
import type { formsContract } from '../../../domain/programme/forms-contract.ts';
import type { thingsContract } from '../../../domain/programme/things-contract.ts';
import type { unusedContract } from '../../../domain/programme/unused-contract.ts';
import type { Caller, Handlers } from '../../api/handler.ts';
import { actorOf } from '../../staff/acts/actor-of.ts';
import type { ProgrammeShop } from '../make-draft.ts';
import { listEvents, removeEvent, saveEvent, showEvent } from './event-forms.ts';
import { listThings, removeThing, saveThing, showThing } from './thing-forms.ts';
import { removeUnused, showUnused } from './unused-files.ts';

export const formsHandlers: Pick<
  Handlers<ProgrammeShop>,
  keyof typeof formsContract | keyof typeof thingsContract | keyof typeof unusedContract
> = {
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
  'GET office/programme/:number/things/:kind': (shop, { params, query }, caller) =>
    listThings(shop, Number(params.number), params.kind, caller.language, query),
  'GET office/programme/:number/things/:kind/:thing': (shop, { params }, caller) =>
    showThing(shop, Number(params.number), params.kind, params.thing, caller.language),
  'POST office/programme/:number/things/:kind/:thing': (shop, { params, body }, caller) =>
    saveThing(shop, actOf(params, body, caller), params.kind, params.thing, body.value, caller.language),
  'POST office/programme/:number/things/:kind/:thing/remove': async (shop, { params, body }, caller) => {
    const done = await removeThing(shop, actOf(params, body, caller), params.kind, params.thing);
    return done === true ? {} : done;
  },
  'GET office/programme/:number/unused': (shop, { params }) => showUnused(shop, Number(params.number)),
  'POST office/programme/:number/unused/remove': async (shop, { params, body }, caller) => {
    const done = await removeUnused(shop, actOf(params, body, caller), body.paths);
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
