// Merchandise, passes, vouchers, codes and shipping rates for the tests' museum.
import { MUSEUM_YAML, type TestMuseum } from './test-museum.ts';

/** museum.yaml with the categories of merchandise and vouchers. */
export const RETAIL_MUSEUM_YAML = `${MUSEUM_YAML}article_categories:
  - {id: buecher, name: {de: Bücher, en: Books}}
  - {id: papier, name: {de: Papier}}
  - {id: leer, name: {de: Leer}}
voucher_groups:
  - {id: geld, name: {de: Wertgutscheine, en: Gift vouchers}}
  - {id: erlebnis, name: {de: Erlebnisse}}
`;

const CONTACT = 'name: Steg GmbH, address: "Steg 1, 10115 Berlin", email: post@steg.example';

/** Ten pieces of a book that weighs 850 grams. */
export const BOOK_YAML = `id: buch
sequence_no: 1
name: {de: Katalog, en: Catalogue}
subtitle: {de: Zur Ausstellung}
description: {de: "Ein Absatz.\\n\\nNoch einer.", en: One paragraph.}
images:
  - {file: steg.svg, alt: {de: Ein Buch, en: A book}}
  - {file: steg.svg, alt: {de: Seine Rückseite}}
categories: [papier, buecher]
price: 3200
vat_value: 7
weight_g: 850
stock: 10
withdrawal_days: 14
maker: {${CONTACT}}
responsible: {${CONTACT}}
warnings: {de: "Kleinteile.\\n\\nNicht essen.", en: Small parts.}
goes_with: [flut]
`;

/** Postcards, whose stock is not counted. */
export const CARDS_YAML = `id: karten
sequence_no: 2
name: {de: Karten, en: Cards}
subtitle: {de: Zwölf Stück}
description: {de: Ein Absatz.}
images: [{file: steg.svg, alt: {de: Karten}}]
categories: [papier]
price: 990
vat_value: 19
weight_g: 120
withdrawal_days: 14
maker: {${CONTACT}}
`;

/** A concert to download, without shipping. */
export const DOWNLOAD_YAML = `id: mitschnitt
sequence_no: 4
name: {de: Mitschnitt}
subtitle: {de: Zum Hören}
description: {de: Ein Absatz.}
images: [{file: steg.svg, alt: {de: Ein Ton}}]
categories: []
price: 500
vat_value: 19
weight_g: 0
stock: 3
withdrawal_days: 0
`;

export const PASS_YAML = `id: jahr
sequence_no: 3
name: {de: Jahreskarte, en: Annual pass}
subtitle: {de: Zwölf Monate}
description: {de: Ein Absatz.}
images: [{file: steg.svg, alt: {de: Eine Karte}}]
categories: []
price: 4800
vat_value: 7
weight_g: 0
withdrawal_days: 14
pass: {valid_months: 12}
`;

/** A voucher of 25 euros. */
export const FIXED_VOUCHER_YAML = `id: fest
group: geld
sequence_no: 1
name: {de: Gutschein, en: Voucher}
description: {de: Ein Absatz.}
picture: {file: steg.svg, alt: {de: Ein Gutschein}}
price: 2500
vat_value: 0
valid_months: 36
withdrawal_days: 14
`;

/** A voucher of 10 to 250 euros. */
export const VARIABLE_VOUCHER_YAML = `id: frei
group: geld
sequence_no: 2
name: {de: Wunschbetrag, en: Your amount}
description: {de: Ein Absatz.}
picture: {file: steg.svg, alt: {de: Ein Gutschein}}
price: 4000
vat_value: 0
variable: {min: 1000, max: 25000}
valid_months: 36
withdrawal_days: 14
`;

/** A voucher whose sale ended yesterday. */
export const ENDED_VOUCHER_YAML = `id: vorbei
group: erlebnis
sequence_no: 3
name: {de: Vorfreude}
description: {de: Ein Absatz.}
picture: {file: steg.svg, alt: {de: Ein Gutschein}}
price: 2800
vat_value: 0
valid_months: 36
withdrawal_days: 14
end: today-1
`;

export const CODES_YAML = `- {id: neu, barcode: NEU-50, name: {de: Gutschein, en: Voucher}, kind: value, amount: 5000}
- {id: rest, barcode: rest-10, name: {de: Rest}, kind: value, amount: 1000, used_amount: 400}
- {id: rabatt, barcode: RABATT-5, name: {de: Rabatt}, kind: discount, amount: 500}
- {id: bald, barcode: BALD-20, name: {de: Bald}, kind: value, amount: 2000, valid_from: today+30, valid_to: today+60}
- {id: alt, barcode: ALT-15, name: {de: Alt}, kind: value, amount: 1500, valid_to: today-1}
- {id: leer, barcode: LEER-25, name: {de: Leer}, kind: value, amount: 2500, used_amount: 2500}
`;

export const SHIPPING_YAML = `zones:
  - id: inland
    name: {de: Deutschland, en: Germany}
    countries: [DE]
    steps: [{up_to_g: 5000, price: 769}, {up_to_g: 500, price: 390}, {up_to_g: 2000, price: 549}]
  - {id: nachbarn, name: {de: Nachbarn}, countries: [AT], steps: [{up_to_g: 2000, price: 1149}]}
`;

const FILES: Readonly<Record<string, string>> = {
  'museum.yaml': RETAIL_MUSEUM_YAML,
  'articles/buch.yaml': BOOK_YAML,
  'articles/karten.yaml': CARDS_YAML,
  'articles/mitschnitt.yaml': DOWNLOAD_YAML,
  'articles/jahr.yaml': PASS_YAML,
  'vouchers/fest.yaml': FIXED_VOUCHER_YAML,
  'vouchers/frei.yaml': VARIABLE_VOUCHER_YAML,
  'vouchers/vorbei.yaml': ENDED_VOUCHER_YAML,
  'voucher-codes.yaml': CODES_YAML,
  'shipping.yaml': SHIPPING_YAML,
};

/** Adds merchandise, passes, vouchers, codes and shipping rates. */
export function addTestRetail(museum: TestMuseum): void {
  for (const [file, text] of Object.entries(FILES)) museum.put(file, text);
}
