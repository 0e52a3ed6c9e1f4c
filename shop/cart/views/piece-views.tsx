import { shopPaths } from '../../../domain/addresses.ts';
import type { MerchandiseLine } from '../../../domain/merchandise/merchandise-line.ts';
import { withPieces } from '../../../domain/products/pieces.ts';
import type { VoucherLine } from '../../../domain/vouchers/voucher-line.ts';
import { ArticleFacts, VoucherFacts } from '../piece-line-facts.tsx';
import type { LineView } from './line-view.ts';

export const merchandiseView: LineView<MerchandiseLine> = {
  name: ({ name }) => name,
  path: ({ id, valid_months }) => (valid_months > 0 ? shopPaths.pass(id) : shopPaths.article(id)),
  dates: () => undefined,
  months: ({ valid_months }) => valid_months,
  parts: ({ price, count }, { money }) => [{ name: money(price), count }],
  about: () => '',
  written: ({ owners }, { t }) => owners.map(({ name }) => t('cart.owner', { name })).join(', '),
  facts: (line, index) => <ArticleFacts line={line} index={index} />,
  again: ({ valid_months }) => (valid_months > 0 ? 'cart.pass.another' : ''),
  back: 'cart.choose-again',
  fewer: (line, available) => (line.owners.length === 0 ? withPieces(line, available) : undefined),
  shortage: (_line, available, { t }) => t('cart.pieces', { count: available }),
};

export const voucherView: LineView<VoucherLine> = {
  name: ({ name }) => name,
  path: ({ id }) => shopPaths.voucher(id),
  dates: () => undefined,
  months: () => 0,
  parts: ({ price, count }, { money }) => [{ name: money(price), count }],
  about: () => '',
  written: ({ greeting }) => greeting,
  facts: (line, index) => <VoucherFacts line={line} index={index} />,
  again: () => '',
  back: 'cart.choose-again',
  fewer: () => undefined,
  shortage: (_line, available, { t }) => t('cart.pieces', { count: available }),
};
