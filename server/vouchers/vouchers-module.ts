// Vouchers that are sold, and the codes with which they are redeemed.
import type { codeCareContract } from '../../domain/vouchers/code-care-contract.ts';
import type { vouchersContract } from '../../domain/vouchers/vouchers-contract.ts';
import type { Caller, Handlers } from '../api/handler.ts';
import { actorOf } from '../staff/acts/actor-of.ts';
import { blockCode, extendCode, replaceCode, unblockCode } from './care/change-code.ts';
import { type CareShop, findCode, listCodes, showCode } from './care/show-codes.ts';
import { undoOnCode } from './care/undo-on-code.ts';
import { type CodesShop, lookUpVoucherCode } from './look-up-voucher-code.ts';
import { selectVoucher, selectVouchers, type VouchersShop, voucherAttributes } from './vouchers-calls.ts';

export const vouchersHandlers: Pick<Handlers<VouchersShop & CodesShop>, keyof typeof vouchersContract> = {
  'GET voucher/select/event/': (shop, _, { language }) => selectVouchers(shop, language),
  'GET voucher/selectOne/price/:id': (shop, { params }, { language }) =>
    selectVoucher(shop, params.id, language),
  'GET voucher/attr': (shop, _, { language }) => voucherAttributes(shop, language),
  'GET voucher': (shop, { query }, { language }) => lookUpVoucherCode(shop, query, language),
  'POST voucher': (shop, { body }, { language }) => lookUpVoucherCode(shop, body, language),
};

export const codeCareHandlers: Pick<Handlers<CareShop>, keyof typeof codeCareContract> = {
  'GET office/codes': (shop, { query }, { language }) => listCodes(shop, query, language),
  'POST office/codes/find': (shop, { body }, { language }) => findCode(shop, body.code, language),
  'GET office/codes/:number': (shop, { params }, { language }) =>
    showCode(shop, Number(params.number), language),
  'POST office/codes/:number/block': (shop, input, caller) => blockCode(shop, asked(input, caller)),
  'POST office/codes/:number/unblock': (shop, input, caller) => unblockCode(shop, asked(input, caller)),
  'POST office/codes/:number/extend': (shop, input, caller) =>
    extendCode(shop, asked(input, caller), input.body.valid_to),
  'POST office/codes/:number/replace': (shop, input, caller) => replaceCode(shop, asked(input, caller)),
  'POST office/codes/:number/undo': (shop, input, caller) => undoOnCode(shop, asked(input, caller)),
};

type Input<Body> = { readonly params: { readonly number: string }; readonly body: Body };

function asked<Body>({ params, body }: Input<Body>, caller: Caller) {
  return { ...body, number: Number(params.number), by: actorOf(caller), language: caller.language };
}
