import { describe, expect, it } from 'vitest';
import { readLines } from '../cart/read-lines.ts';
import { toCartItem } from '../cart/to-cart-item.ts';
import { noOwner } from '../passes/no-owner.ts';
import type { Owner } from '../passes/owner.ts';
import { type Article, stockOf } from './article.ts';
import { MERCHANDISE_KIND, PASS_KIND } from './article-kind.ts';
import { MOST_PIECES, piecesLeft, takenPieces, toMerchandiseLine } from './make-merchandise-line.ts';

const POSTER: Article = {
  id: 'poster',
  name: 'Red Noon',
  subtitle: 'Screen print',
  description: ['A red sun.'],
  product_kind: MERCHANDISE_KIND,
  price: 2800,
  vat_value: 19,
  images: [{ src: '/media/poster.{width}.webp', widths: [640], alt: 'A poster', ratio: 0.8 }],
  categories: [],
  weight_g: 380,
  shipped: true,
  stock: stockOf(undefined),
  sequence_no: 10,
  maker: null,
  responsible: null,
  warnings: [],
  withdrawal_days: 14,
  valid_months: 0,
};
const PASS: Article = {
  ...POSTER,
  id: 'pass',
  name: 'Annual Pass',
  product_kind: PASS_KIND,
  price: 4800,
  vat_value: 7,
  weight_g: 0,
  shipped: false,
  valid_months: 12,
};
const ADA: Owner = { ...noOwner('DE'), name: ' Ada Brandt ' };
const BEN: Owner = {
  name: 'Ben',
  address: { street: ' Uferweg 4', zip: '20095 ', city: 'Hamburg', country: 'DE' },
  send_to_custom_addr: true,
};

describe('the line of an article', () => {
  it('costs its price times its pieces', () => {
    expect(toMerchandiseLine(POSTER, 3)).toMatchObject({
      type: 'merchandise',
      id: 'poster',
      count: 3,
      price: 2800,
      totalPrice: 8400,
      vat_value: 19,
      weight_g: 380,
      shipped: true,
      owners: [],
      picture: '/media/poster.{width}.webp',
    });
  });

  it('has no owners unless it is a pass', () => {
    expect(toMerchandiseLine(POSTER, 1, [ADA]).owners).toEqual([]);
  });

  it('of passes has one owner each, without the spaces that were typed', () => {
    const { owners } = toMerchandiseLine(PASS, 2, [ADA, BEN]);
    expect(owners).toEqual([
      { ...noOwner('DE'), name: 'Ada Brandt' },
      { ...BEN, address: { street: 'Uferweg 4', zip: '20095', city: 'Hamburg', country: 'DE' } },
    ]);
  });

  it('leaves out the owner of a pass that was removed', () => {
    expect(toMerchandiseLine(PASS, 1, [ADA, BEN]).owners).toHaveLength(1);
  });

  it('leaves out an address that is not used', () => {
    const [owner] = toMerchandiseLine(PASS, 1, [{ ...BEN, send_to_custom_addr: false }]).owners;
    expect(owner).toEqual({ ...noOwner('DE'), name: 'Ben' });
  });

  it('is kept in the session and sent to the server as it is', () => {
    const line = toMerchandiseLine(PASS, 2, [ADA, BEN]);
    expect(readLines(JSON.parse(JSON.stringify([line])))).toEqual([line]);
    expect(toCartItem(line)).toEqual({
      type: 'merchandise',
      id: 'pass',
      count: 2,
      owners: line.owners,
      totalPrice: 9600,
    });
  });
});

describe('the pieces that are still available', () => {
  const inCart = [toMerchandiseLine(POSTER, 3), toMerchandiseLine(PASS, 1, [ADA])];
  const withStock = (pieces: number): Article => ({ ...POSTER, stock: stockOf(pieces) });

  it('are counted per article', () => {
    expect(takenPieces(inCart, 'poster')).toBe(3);
    expect(takenPieces(inCart, 'pass')).toBe(1);
    expect(takenPieces(inCart, 'book')).toBe(0);
  });

  it.each([
    ['the stock less what lies in the cart', withStock(5), 2],
    ['none when all of them lie in the cart', withStock(3), 0],
    ['none when the stock has shrunk below the cart', withStock(1), 0],
    ['none when there is none', withStock(0), 0],
    ['the most for one cart where nothing is counted', POSTER, MOST_PIECES - 3],
    ['the most for one cart where there are more', withStock(4000), MOST_PIECES - 3],
  ])('are %s', (_, article, left) => {
    expect(piecesLeft(article, inCart)).toBe(left);
  });
});
