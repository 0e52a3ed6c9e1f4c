// The office's calls about annual passes (operations 2, ADR 127).
import type { passesContract } from '../../../domain/orders/passes-contract.ts';
import type { PassAct } from '../../../domain/passes/pass-care.ts';
import type { Caller, Handlers } from '../../api/handler.ts';
import { actorOf } from '../../staff/acts/actor-of.ts';
import { type AskedPassChange, changePass, type PassCareShop } from './change-pass.ts';
import { findPassesLike, listPasses, type PassListShop, showPass } from './passes.ts';
import { undoOnPass } from './undo-on-pass.ts';

type PassesShop = PassListShop & PassCareShop;

export const passesHandlers: Pick<Handlers<PassesShop>, keyof typeof passesContract> = {
  'GET office/passes': (shop, { query }) => listPasses(shop, query),
  'POST office/passes/find': (shop, { body }) => findPassesLike(shop, body.q),
  'GET office/passes/:number': (shop, { params }) => showPass(shop, shop.database, Number(params.number)),
  'POST office/passes/:number/block': (shop, asked, caller) => change(shop, 'block', asked, caller),
  'POST office/passes/:number/unblock': (shop, asked, caller) => change(shop, 'unblock', asked, caller),
  'POST office/passes/:number/extend': (shop, asked, caller) => change(shop, 'extend', asked, caller),
  'POST office/passes/:number/shorten': (shop, asked, caller) => change(shop, 'shorten', asked, caller),
  'POST office/passes/:number/undo': async (shop, { params, body }, caller) => {
    const part = Number(params.number);
    const refused = await undoOnPass(shop, { ...body, part, by: actorOf(caller) });
    return refused ?? showPass(shop, shop.database, part);
  },
};

type Asked = {
  readonly params: { readonly number: string };
  readonly body: Omit<AskedPassChange, 'pass' | 'act' | 'by' | 'days'> & { readonly days?: number };
};

async function change(shop: PassesShop, act: PassAct, { params, body }: Asked, caller: Caller) {
  const pass = Number(params.number);
  const refused = await changePass(shop, { days: 0, ...body, pass, act, by: actorOf(caller) });
  return refused ?? showPass(shop, shop.database, pass);
}
