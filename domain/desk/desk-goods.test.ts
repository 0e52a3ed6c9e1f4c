import { describe, expect, test } from 'vitest';
import { type Article, stockOf } from '../merchandise/article.ts';
import { MERCHANDISE_KIND, PASS_KIND } from '../merchandise/article-kind.ts';
import { toMerchandiseLine } from '../merchandise/make-merchandise-line.ts';
import { deskGoodsLines, deskGoodsRows, findGoods, hasGoods } from './desk-goods.ts';
import { choosePass, deskPassLine } from './desk-pass.ts';

const poster: Article = {
  id: 'poster',
  name: 'Red Noon',
  subtitle: 'Screen print',
  description: [],
  product_kind: MERCHANDISE_KIND,
  price: 2800,
  vat_value: 19,
  images: [{ src: '/media/poster.{width}.webp', widths: [640], alt: 'A poster', ratio: 0.8 }],
  categories: [],
  weight_g: 380,
  shipped: true,
  stock: stockOf(4),
  sequence_no: 1,
  maker: null,
  responsible: null,
  warnings: [],
  withdrawal_days: 14,
  valid_months: 0,
};
const mug: Article = { ...poster, id: 'mug', name: 'Tide Mug', subtitle: '', stock: stockOf(undefined) };
const pass: Article = {
  ...poster,
  id: 'pass',
  product_kind: PASS_KIND,
  shipped: false,
  stock: stockOf(undefined),
  valid_months: 12,
};

describe('articles at the desk', () => {
  test('are counted as far as there are pieces, without those in the sale already', () => {
    const added = [toMerchandiseLine(poster, 1)];
    expect(deskGoodsRows([poster, mug], { poster: 2 }, added)).toEqual([
      { article: poster, count: 2, most: 3 },
      { article: mug, count: 0, most: 100 },
    ]);
  });

  test('are taken along: their lines are not sent', () => {
    expect(deskGoodsLines([poster, mug], { poster: 2, mug: 0 })).toMatchObject([
      { id: 'poster', count: 2, totalPrice: 5600, shipped: false },
    ]);
  });

  test.each([
    ['screen', ['poster']],
    [' tide ', ['mug']],
    ['', ['poster', 'mug']],
    ['boat', []],
  ])('are found by name and subtitle: “%s”', (typed, found) => {
    expect(findGoods([poster, mug], typed).map(({ id }) => id)).toEqual(found);
  });

  test('are goods, and passes are none', () => {
    expect(hasGoods(deskGoodsLines([mug], { mug: 1 }))).toBe(true);
    expect(hasGoods([toMerchandiseLine(pass, 1)])).toBe(false);
  });
});

describe('an annual pass at the desk', () => {
  const gone: Article = { ...pass, id: 'gone', stock: stockOf(0) };

  test('is at first one that is left, and stays with what was typed', () => {
    expect(choosePass([gone, pass])).toEqual({ passId: 'pass', owner: '' });
    const before = { passId: 'pass', owner: 'Ada' };
    expect(choosePass([gone, pass], before)).toBe(before);
    expect(choosePass([])).toBeUndefined();
  });

  test.each([
    ['', undefined],
    ['  ', undefined],
    [' Ada Lovelace ', { count: 1, owners: [{ name: 'Ada Lovelace', send_to_custom_addr: false }] }],
    ['x'.repeat(101), undefined],
  ])('needs the name of its owner: “%s”', (owner, line) => {
    const made = deskPassLine([pass], { passId: 'pass', owner });
    if (line) expect(made).toMatchObject(line);
    else expect(made).toBeUndefined();
  });
});
