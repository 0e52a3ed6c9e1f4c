import { describe, expect, test } from 'vitest';
import type { Article } from '../../domain/merchandise/article.ts';
import type { VoucherProduct } from '../../domain/vouchers/voucher.ts';
import { EXAMPLE_SHARED, EXAMPLE_SRC, exampleContext } from './listing-context-examples.ts';
import { articleData, voucherData } from './product-data.ts';

const picture = { src: EXAMPLE_SRC, widths: [360], alt: '', ratio: 1 };

function article(change: Partial<Article> = {}): Article {
  return {
    id: 'catalogue',
    name: 'Catalogue',
    subtitle: '240 pages',
    description: ['All pictures.', 'In colour.'],
    product_kind: 1,
    price: 3950,
    vat_value: 7,
    images: [picture],
    categories: [],
    weight_g: 900,
    shipped: true,
    stock: { state: 'in-stock', available: 40 },
    sequence_no: 1,
    maker: { name: 'Press', address: 'Lane 1', email: 'press@steg.test' },
    responsible: null,
    warnings: [],
    withdrawal_days: 14,
    valid_months: 0,
    ...change,
  };
}

function voucher(change: Partial<VoucherProduct> = {}): VoucherProduct {
  return {
    id: 'fifty',
    name: 'Voucher',
    description: [],
    picture,
    price: 5000,
    vat_value: 0,
    variable_amount: 0,
    min_amount: 5000,
    max_amount: 5000,
    groupId: 'all',
    groupName: 'All',
    sequence_no: 1,
    valid_months: 36,
    withdrawal_days: 0,
    state: 'on-sale',
    ...change,
  };
}

test('the data of an article names what it is, what it costs, and for how many days it can be returned', () => {
  expect(articleData(exampleContext(), article())).toEqual({
    '@type': 'Product',
    '@id': 'https://shop.steg.test/en/here#product',
    name: 'Catalogue',
    description: 'All pictures. In colour.',
    sku: 'catalogue',
    url: 'https://shop.steg.test/en/here',
    image: [EXAMPLE_SHARED],
    manufacturer: { '@type': 'Organization', name: 'Press' },
    offers: {
      '@type': 'Offer',
      price: '39.50',
      priceCurrency: 'EUR',
      availability: 'https://schema.org/InStock',
      itemCondition: 'https://schema.org/NewCondition',
      url: 'https://shop.steg.test/en/here',
      seller: { '@type': 'Organization', '@id': 'https://shop.steg.test/#museum', name: 'Museum am Steg' },
      hasMerchantReturnPolicy: {
        '@type': 'MerchantReturnPolicy',
        applicableCountry: 'DE',
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        merchantReturnDays: 14,
      },
    },
  });
});

test.each([
  ['in-stock', 'InStock'],
  ['few', 'LimitedAvailability'],
  ['out-of-stock', 'OutOfStock'],
] as const)('stock that is %s is published as %s', (state, word) => {
  const { offers } = articleData(
    exampleContext(),
    article({ stock: { state, available: null } }),
  ) as unknown as {
    offers: { availability: string };
  };
  expect(offers.availability).toBe(`https://schema.org/${word}`);
});

test('an article that cannot be returned has no return policy, and one without a maker names none', () => {
  const thing = articleData(exampleContext(), article({ withdrawal_days: 0, maker: null, description: [] }));
  expect(thing['offers']).not.toHaveProperty('hasMerchantReturnPolicy');
  expect(thing).not.toHaveProperty('manufacturer');
  expect(thing['description']).toBe('240 pages');
});

describe('a voucher', () => {
  test('with a fixed amount has a price', () => {
    expect(voucherData(exampleContext(), voucher())['offers']).toMatchObject({
      '@type': 'Offer',
      price: '50.00',
      availability: 'https://schema.org/InStock',
    });
  });

  test('with a free amount has its lowest and highest price', () => {
    const { offers } = voucherData(
      exampleContext(),
      voucher({ variable_amount: 1, min_amount: 1000, max_amount: 25000 }),
    );
    expect(offers).toMatchObject({ '@type': 'AggregateOffer', lowPrice: '10.00', highPrice: '250.00' });
    expect(offers).not.toHaveProperty('price');
  });

  test('that is no longer sold is marked as discontinued', () => {
    expect(voucherData(exampleContext(), voucher({ state: 'expired' }))['offers']).toMatchObject({
      availability: 'https://schema.org/Discontinued',
    });
  });
});
