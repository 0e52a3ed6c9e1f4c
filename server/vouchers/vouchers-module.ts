// Vouchers that are sold, and the codes with which they are redeemed.
import type { vouchersContract } from '../../domain/vouchers/vouchers-contract.ts';
import type { Handlers } from '../api/handler.ts';
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
