// A museum for the drill of money: tickets at two rates, an article that is sent, vouchers, codes and donations, and a way
// to pay at each provider.
import { BENCH_MUSEUM_YAML, event, writeFolder } from '../../bench/bench-museum.ts';
import { ACCOUNT } from '../../server/testing/transfers/transfer-museum.ts';

/** The payment type of each provider. */
export const PAYARTS = { demo: 166, stripe: 170, mollie: 171, transfer: 301 } as const;

/** A code that many visitors spend from, in cents. */
export const SHARED_CODE = { barcode: 'VORRAT-5000', amount: 500_000 } as const;
/** A code that takes two euros off, once for each. */
export const DISCOUNT_CODES = Array.from({ length: 200 }, (_, index) => `RABATT-${index + 1}`);

export const SHIPPING_COSTS = 490;

/** Writes the museum's folder. */
export function writeMoneyMuseum(folder: string): void {
  writeFolder(folder, {
    'museum.yaml': museumYaml(),
    'events/spread.yaml': event('spread', 100, '{first: "09:00", last: "18:00", every: 60}', 60),
    'articles/buch.yaml': BOOK,
    'vouchers/fest.yaml': VOUCHER,
    'voucher-codes.yaml': codesYaml(),
    'shipping.yaml': `zones:\n  - {id: inland, name: {de: Deutschland}, countries: [DE], steps: [{up_to_g: 5000, price: ${SHIPPING_COSTS}}]}\n`,
  });
}

function museumYaml(): string {
  const types = `payment_types:
  - {id: ${PAYARTS.demo}, kind: card, provider: demo, name: {de: Karte}}
  - {id: 177, kind: express, provider: demo, name: {de: Express}}
  - {id: ${PAYARTS.stripe}, kind: card, provider: stripe, name: {de: Karte bei Stripe}}
  - {id: ${PAYARTS.mollie}, kind: card, provider: mollie, name: {de: Karte bei Mollie}}
  - {id: ${PAYARTS.transfer}, kind: transfer, provider: transfer, name: {de: Überweisung}}
${TRANSFER_TERMS}flags: {has_merchandise: true, has_vouchers: true, has_voucher_code: true}
donation: {id: spende, name: {de: Spende}, text: {de: Für das Haus.}, min_amount: 100, max_amount: 50000, suggested: [500], round_up_step: 100}
voucher_groups: [{id: geld, name: {de: Wertgutscheine}}]
article_categories: [{id: buecher, name: {de: Bücher}}]
`;
  return BENCH_MUSEUM_YAML.replace(/^payment_types: .*\n/m, types);
}

const TRANSFER_TERMS = `transfer:
  account_holder: Bench
  iban: ${ACCOUNT}
  bic: COBADEFFXXX
  bank: Bank
  until_days_before: 14
  due_days: 10
  grace_days: 2
  remind_days_before_due: 3
  minimum: 500
`;

const BOOK = `id: buch
sequence_no: 1
name: {de: Katalog}
subtitle: {de: Zur Ausstellung}
description: {de: Ein Absatz.}
images: [{file: bild.svg, alt: {de: Ein Buch}}]
categories: [buecher]
price: 3200
vat_value: 19
weight_g: 850
stock: 100000
withdrawal_days: 14
maker: {name: Steg GmbH, address: "Steg 1, 10115 Berlin", email: post@steg.example}
`;

const VOUCHER = `id: fest
group: geld
sequence_no: 1
name: {de: Gutschein}
description: {de: Ein Absatz.}
picture: {file: bild.svg, alt: {de: Ein Gutschein}}
price: 2500
vat_value: 0
valid_months: 36
withdrawal_days: 14
`;

function codesYaml(): string {
  const shared = `- {id: vorrat, barcode: ${SHARED_CODE.barcode}, name: {de: Vorrat}, kind: value, amount: ${SHARED_CODE.amount}}`;
  const discounts = DISCOUNT_CODES.map(
    (barcode) =>
      `- {id: ${barcode.toLowerCase()}, barcode: ${barcode}, name: {de: Rabatt}, kind: discount, amount: 200}`,
  );
  return `${[shared, ...discounts].join('\n')}\n`;
}
