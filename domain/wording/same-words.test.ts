import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../language.ts';
import { cartWording } from './cart/cart-wording.ts';
import { documentsWording } from './documents/documents-wording.ts';
import { merchandiseWording } from './merchandise/merchandise-wording.ts';
import { siteWording } from './site/site-wording.ts';
import { visitWording } from './visit/visit-wording.ts';
import { vouchersWording } from './vouchers/vouchers-wording.ts';

describe.each(LANGUAGES)('the same things have the same names everywhere in %s', (language) => {
  const cart = cartWording[language];
  const documents = documentsWording[language];
  const merchandise = merchandiseWording[language];
  const site = siteWording[language];

  it('passes have the same name in the cart, the mail and the menu', () => {
    const passes = site['site.nav.passes'];
    expect(merchandise['passes.title']).toBe(passes);
    expect(documents['documents.file.passes']).toBe(passes);
    expect(cart['cart.document.passes'].toLowerCase()).toBe(`${passes} (pdf)`.toLowerCase());
    expect(cart['cart.passes'].toLowerCase()).toContain(`# ${passes.toLowerCase()}}`);
    expect(documents['documents.pass.title']).toContain(passes);
  });

  it('vouchers have the same name in the cart, the mail and the menu', () => {
    const vouchers = site['site.nav.vouchers'];
    expect(vouchersWording[language]['vouchers.title']).toBe(vouchers);
    expect(documents['documents.file.vouchers']).toBe(vouchers);
    expect(cart['cart.document.vouchers'].toLowerCase()).toBe(`${vouchers} (pdf)`.toLowerCase());
    expect(cart['cart.vouchers'].toLowerCase()).toContain(`# ${vouchers.toLowerCase()}}`);
    expect(documents['documents.voucher.title']).toContain(vouchers);
  });

  it('the museum shop has the same name on its page and in the menu', () => {
    expect(merchandise['merchandise.title'].toLowerCase()).toContain(
      site['site.nav.merchandise'].toLowerCase(),
    );
  });

  it('the words for no VAT are the same in the cart and in the mail', () => {
    expect(documents['documents.mail.exempt']).toBe(cart['cart.vat.none']);
  });

  it('the words for an admission without VAT are the same on its page and on its ticket', () => {
    expect(documents['documents.price.exempt']).toBe(
      `{price}, ${visitWording[language]['price.vat.exempt']}`,
    );
  });
});
