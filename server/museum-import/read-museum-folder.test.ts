import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { MuseumFolderError } from '../museum-folder/folder-problem.ts';
import { joinPages } from '../site/folder/page-files.ts';
import { pagesFormat } from '../site/folder/pages-format.ts';
import {
  ALL_FLAGS,
  HALL_EVENT_YAML,
  MUSEUM_YAML,
  makeTestMuseum,
  OPEN_EVENT_YAML,
  SLOT_EVENT_YAML,
  type TestMuseum,
} from '../testing/test-museum.ts';
import { eventsFormat } from '../tickets/folder/events-format.ts';
import { readMuseumFolder } from './read-museum-folder.ts';

const NOW = new Date('2026-11-20T12:00:00Z');

let museum: TestMuseum;
beforeEach(() => {
  museum = makeTestMuseum();
});
afterEach(() => museum.remove());

async function problems(): Promise<string[]> {
  const error = await readMuseumFolder(museum.folder, NOW).catch((thrown: unknown) => thrown);
  if (!(error instanceof MuseumFolderError)) throw new Error('The folder was accepted.', { cause: error });
  return error.message.split('\n').slice(1);
}

/** Replaces part of a file and returns the problems that are reported. */
async function broken(file: string, text: string, part: string, by: string): Promise<string[]> {
  expect(text).toContain(part);
  museum.put(file, text.replace(part, by));
  return problems();
}

test('a correct folder is read completely', async () => {
  const folder = await readMuseumFolder(museum.folder, NOW);
  expect(folder.today).toBe('2026-11-20');
  expect(folder.valuesOf(eventsFormat).map(({ id }) => id)).toEqual(['dauer', 'flut', 'konzert']);
  expect(joinPages(folder.valuesOf(pagesFormat))).toEqual([
    {
      id: 'imprint',
      title: { de: 'Impressum', en: 'Imprint' },
      markdown: { de: 'Museum am **Steg**', en: 'Museum at the **jetty**' },
    },
  ]);
  expect(folder.pictures.get('steg.svg')).toMatchObject({
    width: 300,
    height: 200,
    contentType: 'image/svg+xml',
  });
});

describe('museum.yaml', () => {
  test.each([
    [
      'timeZone: Europe/Berlin',
      'timeZone: Europe/Atlantis',
      'timeZone: there is no time zone "Europe/Atlantis"; an example is Europe/Berlin',
    ],
    [
      'phone: ',
      'vat_id: DE12345678\nphone: ',
      'vat_id: "DE12345678" is no VAT id; an example is DE123456789',
    ],
    [
      'phone: ',
      'vat_id: XX123456789\nphone: ',
      'vat_id: "XX123456789" is no VAT id; an example is DE123456789',
    ],
    [
      'phone: ',
      'tax_number: folgt\nphone: ',
      'tax_number: "folgt" is no tax number; an example is 48/123/45678',
    ],
    [
      'phone: ',
      'invoice_contact: {name: Kasse, phone: "12", email: kasse@steg.example}\nphone: ',
      'invoice_contact.phone: "12" is no phone number; XRechnung wants three digits at least',
    ],
    [
      'phone: ',
      'invoice_contact: {name: Kasse, phone: "+49 30 12", email: kasse}\nphone: ',
      'invoice_contact.email: "kasse" is no mail address',
    ],
    [
      'phone: ',
      'creditor_id: DE99ZZZ09999999999\nphone: ',
      'creditor_id: "DE99ZZZ09999999999" is no creditor identifier; an example is DE98ZZZ09999999999',
    ],
    [
      'id: 177, kind: express',
      'id: 80, kind: direct-debit',
      'payment_types[2].id: is 80, but direct debits are 74 and 164',
    ],
    [
      'id: 177, kind: express',
      'id: 164, kind: express',
      'payment_types[2].kind: is express, but 74 and 164 are direct debits',
    ],
    [
      ALL_FLAGS,
      'tags: {tag_manager: UA-12345-1}\nflags: {cookie_disclaimer: true}',
      'tags.tag_manager: "UA-12345-1" is no id of Google Tag Manager; an example is GTM-ABC1234',
    ],
    [
      ALL_FLAGS,
      'tags: {ad_pixel: "<script>"}\nflags: {cookie_disclaimer: true}',
      'tags.ad_pixel: "<script>" is no id of Meta Pixel; an example is \'123456789012345\'',
    ],
    [
      ALL_FLAGS,
      'tags: {search_ads: AW-123456789}\nflags: {cookie_disclaimer: true}',
      'tags.search_ads: "AW-123456789" is no id of Google Ads; an example is AW-123456789/AbC-D_efG-h12',
    ],
    [
      'phone: ',
      'tags: {tag_manager: GTM-ABC1234}\nphone: ',
      'tags: need the flag cookie_disclaimer: true, or nobody would be asked whether they may load',
    ],
    ...[
      'http://www.steg.example',
      'https://www.steg.example/',
      'https://www.steg.example/besuch',
      'https://*.steg.example',
      'https://www.steg.example:443',
      'https://WWW.steg.example',
      'https://steg.example; script-src *',
      'null',
    ].map((origin): [string, string, string] => [
      'phone: ',
      `embed_origins: [https://steg.example, ${JSON.stringify(origin)}]\nphone: `,
      `embed_origins[2]: "${origin}" is no origin such as https://www.museum.example, or http://localhost:8080 to try`,
    ]),
    [
      'phone: ',
      'embed_origins: [https://steg.example, https://steg.example]\nphone: ',
      'embed_origins[2]: "https://steg.example" is there twice',
    ],
    ['[de, en]', '[de, tlh]', 'languages[2]: "tlh" is none of de, en, fr, it, nl, es, sv, da'],
    ['[de, en]', '[en, de]', 'custom_groups[1].name: is missing en', 'custom_groups'],
    [
      'has_vouchers: true',
      'has_vouchers: true, guided_tour_default_language: Englisch',
      'flags.guided_tour_default_language: "Englisch" is no language\'s key such as de or gsg',
    ],
    ['zip: "10115"', 'zip: 10115', 'address.zip: must be text (put it in quotes if it looks like a number)'],
    ['[DE, AT, FR]', '[DE, XQ]', 'countries[2]: there is no country XQ'],
    ['[DE, AT, FR]', '[DE, DE]', 'countries[2]: "DE" is there twice'],
    [
      'name: lname',
      'name: surname',
      'guest_fields[2].name: "surname" is none of salutation, fname, lname, company, email, phone, street, zip, city, country',
    ],
    [
      'name: email, required: true',
      'name: email, required: false',
      'guest_fields: must ask for email, required: the tickets are sent there',
      'guest_fields:',
    ],
    ['"2026-12-24"', '"2026-02-30"', 'closing_days[1]: the calendar has no 2026-02-30'],
    ['"2026-12-24"', '"02-30"', 'closing_days[1]: the calendar has no 02-30'],
    [
      '"2026-12-24"',
      '"2026-12-24..2026-12-20"',
      'closing_days[1]: the calendar has no 2026-12-24..2026-12-20',
    ],
    [
      '"2026-12-24"',
      '"24.12."',
      'closing_days[1]: must be a day, a range, or one of these for every year: 2026-12-24, 2026-12-24..2027-01-06, 12-24, 12-24..01-06',
    ],
    ['horizon_days: 60', 'horizon_days: 7', 'horizon_days: must be at least 30'],
    ['horizon_days: 60', 'retention: {guest_days: 0}', 'retention.guest_days: must be at least 7'],
    ['horizon_days: 60', 'retention: {order_years: 99}', 'retention.order_years: must be at most 30'],
    ['horizon_days: 60', 'retention: {orders: 8}', 'retention: there is no field "orders" here'],
    [
      'horizon_days: 60',
      'limits: {admissions_per_order: 0}',
      'limits.admissions_per_order: must be at least 1',
    ],
    [
      'horizon_days: 60',
      'limits: {free_tickets_per_order: 501}',
      'limits.free_tickets_per_order: must be at most 500',
    ],
    ['horizon_days: 60', 'limits: {tickets: 5}', 'limits: there is no field "tickets" here'],
    [
      'horizon_days: 60',
      'limits: {free_tickets_per_order: 61}',
      'limits.free_tickets_per_order: 61 is more than the 60 admissions of an order, admissions_per_order',
    ],
    [
      'horizon_days: 60',
      'limits: {free_tickets_per_email_a_day: 19}',
      'limits.free_tickets_per_email_a_day: 19 is fewer than the 20 free tickets of an order, free_tickets_per_order',
    ],
    [
      'horizon_days: 60',
      'limits: {free_tickets_per_email_a_day: 30, free_tickets_per_network_a_day: 29}',
      'limits.free_tickets_per_network_a_day: 29 is fewer than the 30 free tickets of a mail address',
    ],
    [
      'horizon_days: 60',
      'limits: {unpaid_places_per_customer: 59}',
      'limits.unpaid_places_per_customer: 59 is fewer than the 60 admissions of an order, admissions_per_order',
    ],
    [
      'horizon_days: 60',
      'limits: {unpaid_places_per_customer: 90, unpaid_places_per_network: 80}',
      'limits.unpaid_places_per_network: 80 is fewer than the 90 places of a customer',
    ],
    [
      'horizon_days: 60',
      'limits: {confirm_free_orders_minutes: 4}',
      'limits.confirm_free_orders_minutes: 4 is too short for a mail to be read: at least 5, or 0 for no confirmation',
    ],
    [
      'image_mobile: steg.svg',
      'image_mobile: boot.svg',
      'banners.home[1].image_mobile: there is no images/boot.svg',
    ],
    ...['cookie_disclaimer', 'showCookieDisclaimer'].map((flag): [string, string, string] => [
      ALL_FLAGS,
      `flags: {${flag}: true}`,
      'flags: cookie_disclaimer has nothing to show without a text, cookie_warning',
    ]),
    [ALL_FLAGS, 'flags: {has_cafe: true}', 'flags.has_cafe: there is no such flag'],
    [ALL_FLAGS, 'flags: {has_tickets: "yes"}', 'flags.has_tickets: must be true or false'],
    [
      ALL_FLAGS,
      'flags: {default_user_country_key: CH}',
      'flags.default_user_country_key: CH is not among the countries',
    ],
    ['minutes: 90, ', '', 'pools[1].slots[1]: is missing minutes, the length of a slot'],
    ['currencySymbol: €', 'currency: €', 'there is no field "currency" here'],
    [
      'horizon_days: 60',
      'translations: {de: {tickets.add: "Nimm {count"}}',
      'translations.de.tickets.add: is no ICU message: EXPECT_ARGUMENT_CLOSING_BRACE',
    ],
    [
      'horizon_days: 60',
      'translations: {de: {tickets.ad: Mitnehmen}}',
      'translations.de.tickets.ad: there is no wording with the key "tickets.ad"',
    ],
    [
      'horizon_days: 60',
      'translations: {de: {toString: Mitnehmen}}',
      'translations.de.toString: there is no wording with the key "toString"',
    ],
    [
      'currencySymbol: €',
      'currencySymbol: kr',
      'currencySymbol: "kr" is no currency; examples are € and CHF',
    ],
    [
      'horizon_days: 60',
      'museumMainUrl: steg.example',
      'museumMainUrl: "steg.example" is no address such as https://museum.example',
    ],
    [
      'horizon_days: 60',
      'social_media: [{link: "javascript:alert(1)", sequence_no: 1}]',
      'social_media[1].link: "javascript:alert(1)" is no address such as https://museum.example',
    ],
    ...[
      [
        'javascript:alert(1)',
        '"javascript:alert(1)" is no address such as https://museum.example or /tickets',
      ],
      ['tickets', '"tickets" is no address such as https://museum.example or /tickets'],
      ['/en/tickets', '"/en/tickets" must do without its language: each visitor has their own'],
    ].map(([link, reason]): [string, string, string] => [
      'title: {de: Willkommen}',
      `title: {de: Willkommen}, link: "${link}"`,
      `banners.home[1].link: ${reason}`,
    ]),
    [
      'title: {de: Willkommen}',
      'link: /tickets',
      'banners.home[1].link: needs a title, whose words are the link',
    ],
    [
      'horizon_days: 60',
      'customTermsLinks: {de: {terms: {title: AGB, url: "//agb.example"}}}',
      'customTermsLinks.de.terms.url: "//agb.example" is no address such as https://museum.example',
    ],
    [
      'horizon_days: 60',
      'customTermsLinks: {de: {agb: {title: AGB, url: "https://steg.example/agb"}}}',
      'customTermsLinks.de.agb: "agb" is none of imprint, terms, data_protection, accessibility_statement, shipping',
    ],
    [
      'horizon_days: 60',
      'navTranslations: {tours: {de: Führungen}}',
      'navTranslations.tours: there is no entry "tours" in the menu',
    ],
    [
      'horizon_days: 60',
      'transfer: {account_holder: Museum, iban: DE89370400440532013000, until_days_before: 21, due_days: 14, minimum: 20.00}',
      'transfer.minimum: "20.00" can be read in two ways: write 2000 for 20.00, or 20 for 0.20',
    ],
    [
      'horizon_days: 60',
      'donation: {id: gabe, name: {de: Gabe}, text: {de: Danke}, min_amount: 100, max_amount: 5000, suggested: [], round_up_step: 50.00}',
      'donation.round_up_step: "50.00" can be read in two ways: write 5000 for 50.00, or 50 for 0.50',
    ],
    ['horizon_days: 60', 'siteName: Zweiter', '"siteName" is there twice'],
  ])('%s → %s', async (part, by, problem, place = part) => {
    const line = MUSEUM_YAML.slice(0, MUSEUM_YAML.indexOf(place)).split('\n').length;
    expect(await broken('museum.yaml', MUSEUM_YAML, part, by)).toContain(`museum.yaml:${line}: ${problem}`);
  });

  test('may override wording, and every wrong override is reported with its line', async () => {
    const words = 'translations:\n  de:\n    tickets.add: Mitnehmen\n    refusal.NOT_FOUND: Nichts da.\n';
    museum.put('museum.yaml', `${MUSEUM_YAML}${words}`);
    expect((await readMuseumFolder(museum.folder, NOW)).museum).toMatchObject({
      translations: { de: { 'tickets.add': 'Mitnehmen' } },
    });
    museum.put(
      'museum.yaml',
      `${MUSEUM_YAML}${words}    field.REQUIRED: "<b>Pflicht"\n    field.REQIRED: Pflicht\n`,
    );
    const line = `${MUSEUM_YAML}${words}`.split('\n').length;
    expect(await problems()).toEqual([
      `museum.yaml:${line}: translations.de.field.REQUIRED: is no ICU message: UNCLOSED_TAG`,
      `museum.yaml:${line + 1}: translations.de.field.REQIRED: there is no wording with the key "field.REQIRED"`,
    ]);
  });

  test('is required', async () => {
    museum.put('museum.yaml', undefined);
    expect(await problems()).toEqual(['museum.yaml:1: there is no such file']);
  });
});

describe('an event', () => {
  test.each([
    ['venue: haus', 'venue: turm', '2: venue: there is no venue "turm"'],
    ['[kunst]', '[kunst, boot]', '3: custom_groups[2]: there is no custom group "boot"'],
    [
      'file: steg.svg',
      'file: ../steg.svg',
      '9: picture.file: "../steg.svg" must be a file of images/, without a folder',
    ],
    [
      'file: steg.svg',
      'file: steg.doc',
      '9: picture.file: "steg.doc" is none of .svg, .png, .jpg, .jpeg, .webp, .avif',
    ],
    ['"#1f6f78"', 'teal', '10: accent.light: must be a colour such as #1f6f78'],
    ['end: today+90', 'end: today-11', '12: end: ends on 2026-11-09, before it starts on 2026-11-10'],
    ['start: today-10', 'start: tomorrow', '11: start: must be a day such as 2026-12-24, today or today+14'],
    ['dating: slot', 'dating: open', '14: slots: have no meaning where the dating is open'],
    ['dating: slot', 'dating: never', '13: dating: must be one of slot, day, open'],
    ['last: "16:00"', 'last: "09:00"', '15: slots[1].times.last: is before the first time, 10:00'],
    ['[tue, wed', '[die, wed', '15: slots[1].weekdays[1]: must be one of mon, tue, wed, thu, fri, sat, sun'],
    [', every: 60', '', '15: slots[1].times: is missing every'],
    [
      '- {capacity: 100}',
      '- {capacity: 100, times: ["10:00"], minutes: 5}',
      '17: days[1]: days are made of whole days (rules without times)',
    ],
    [
      'group: einzel, mode: 1',
      'group: schule, mode: 1',
      '19: tickets[1].group: there is no ticket group "schule"',
    ],
    ['dating: slot', 'dating: slot\ntimes: einlass', '14: times: must be one of entry, duration'],
    ['dating: slot', 'dating: slot\nvisit_minutes: lang', '14: visit_minutes: must be a whole number'],
    [
      'dating: slot',
      'dating: slot\ntimes: duration\nvisit_minutes: 90',
      '15: visit_minutes: go with times: entry; with times: duration a visit is as long as its slot',
    ],
    ...[
      ['12-24..01-06', 'must be a day, a range, or a day from which on, with its year: 2027-01-10, '],
      ['2027-02-30', 'the calendar has no 2027-02-30'],
      ['2027-02-10..2027-02-01', 'the calendar has no 2027-02-10..2027-02-01'],
      ['2026-10-01..2026-10-31', '2026-10-01..2026-10-31 is before the first day, 2026-11-10'],
      ['today+91', 'today+91 is after the last day, 2027-02-18'],
    ].map(([days, problem]): [string, string, string] => [
      'dating: slot',
      `dating: slot\npauses: [{days: "${days}"}]`,
      `14: pauses[1].days: ${problem}`,
    ]),
    [
      'dating: slot',
      'dating: slot\npauses: [{days: "today+1..", reason: {de: Umbau}}, {days: today+9}]',
      '14: pauses[2].days: today+9 overlaps the pause from 2026-11-21',
    ],
    [
      'dating: slot',
      'dating: slot\npauses: [{days: today+1, reason: {en: Rebuilding}}]',
      '14: pauses[1].reason: ',
    ],
    ['mode: 1, name', 'mode: 5, name', '19: tickets[1]: is missing stay_minutes, which mode 5 needs'],
    ['mode: 1, name', 'mode: 3, name', '19: tickets[1].mode: 3 does not go with the dating slot: 1 or 5'],
    ...[
      ['8.00', '"8.00" can be read in two ways: write 800 for 8.00, or 8 for 0.08'],
      ['8.0', '"8.0" can be read in two ways: write 800 for 8.00, or 8 for 0.08'],
      ['"8.00"', '"8.00" can be read in two ways: write 800 for 8.00, or 8 for 0.08'],
      ['12.50', '"12.50" must be whole cents: write 1250 for 12.50'],
      ['1.200', '"1.200" must be whole cents, written with digits alone: 1250 for 12.50'],
      ['1e3', '"1e3" must be whole cents, written with digits alone: 1250 for 12.50'],
      ['12 €', '"12 €" must be whole cents, written with digits alone: 1250 for 12.50'],
    ].map(([price, problem]): [string, string, string] => [
      'price: 1200',
      `price: ${price}`,
      `19: tickets[1].price: ${problem}`,
    ]),
    [
      'price: 0\n',
      'price: 8,00\n',
      '24: tickets[2].price: "8,00" can be read in two ways: write 800 for 8.00, or 8',
    ],
    ['price: 0\n', 'price: 12,5\n', '24: tickets[2].price: "12,5" must be whole cents: write 1250 for 12.50'],
    [
      'price: 1200',
      'price: 8,00',
      '19: tickets[1]: there is no field "0" here; a number has no comma, and money is whole cents: 1250 for 12.50',
    ],
    ['price: 1200', 'price: x', '19: tickets[1].price: must be a whole number'],
    ['price: 1000', 'price: 10.00', '29: tickets[2].subtickets[1].price: "10.00" can be read in two ways'],
    [
      'price: 1200, vat_value: 7',
      'price: 1200, vat_value: 0.19',
      '19: tickets[1].vat_value: 0.19 is less than one percent: write 19 for 19 %',
    ],
    [
      '"#1f6f78"',
      '"#7fb0b8"',
      '10: accent.light: #7fb0b8 has a contrast of 2.3:1 on light paper; text needs 4.5:1, so choose a darker one',
    ],
    [
      '"#7fd0d8"',
      '"#1f6f78"',
      '10: accent.dark: #1f6f78 has a contrast of 3.1:1 on dark paper; text needs 4.5:1, so choose a lighter one',
    ],
    [
      'last: "16:00"',
      'last: "16:30"',
      '15: slots[1].times.last: is no time of this series: from 10:00 every 60 minutes, the last is 16:00 or 17:00',
    ],
    [
      '- {capacity: 100}',
      '- {capacity: 100, except: [today-20, today+91]}',
      '17: days[1].except[2]: 2027-02-19 is after the last day, 2027-02-18',
    ],
    [
      '- {capacity: 100}',
      '- {capacity: 100, from: today+7, except: [today+6]}',
      '17: days[1].except[1]: 2026-11-26 is before the first day, 2026-11-27',
    ],
    [
      '- {capacity: 100}',
      '- {capacity: 100, from: today+91}',
      '17: days[1].from: 2027-02-19 is after the last day, 2027-02-18',
    ],
    [
      '{de: Flut, en: Tide}',
      '{de: Flut, Ebbe, en: Tide}',
      '5: name: there is no field "Ebbe" here; if it belongs to the text before it, put that text in quotes: a comma ends it',
    ],
    [
      'id: flut\n',
      'id: flut: ebbe\n',
      '1: Nested mappings are not allowed in compact mappings; put a text with a colon in quotes',
    ],
    ['price: 1200', 'price: -1', '19: tickets[1].price: must be at least 0'],
    [
      'id: flut-familie',
      'id: flut-normal',
      '20: tickets[2].id: "flut-normal" is already in events/flut.yaml',
    ],
    ['id: klein', 'id: gross', '30: tickets[2].subtickets[2].id: "gross" is there twice'],
    [
      'min_quantity: 1, max_quantity: 2',
      'min_quantity: 3, max_quantity: 2',
      '29: tickets[2].subtickets[1].max_quantity: is below min_quantity, 3',
    ],
    ['id: flut', 'id: dauer', '1: id: "dauer" is already in events/dauer.yaml'],
    ['name: {de: Flut, en: Tide}', 'name: {en: Tide}', '5: name: is missing de'],
    ['name: {de: Flut, en: Tide}', 'name: {de: [Flut}', '5: Flow sequence in block collection must'],
  ])('%s → %s', async (part, by, problem) => {
    const said = await broken('events/flut.yaml', SLOT_EVENT_YAML, part, by);
    expect(said.join('\n')).toContain(`events/flut.yaml:${problem}`);
  });

  test('that begins after one of its rules is over is reported, and a rule that has passed is not', async () => {
    const later = SLOT_EVENT_YAML.replace('start: today-10', 'start: today+10');
    expect(
      await broken('events/flut.yaml', later, '{capacity: 100}', '{capacity: 100, to: today+9}'),
    ).toEqual(['events/flut.yaml:17: days[1].to: 2026-11-29 is before the first day, 2026-11-30']);
    museum.put('events/flut.yaml', later.replace('{capacity: 100}', '{capacity: 100, to: today-1}'));
    await readMuseumFolder(museum.folder, NOW);
  });

  test('without an end is reported when a limit over the whole run needs one', async () => {
    expect(await broken('events/dauer.yaml', OPEN_EVENT_YAML, 'end: today+30\n', '')).toEqual([
      'events/dauer.yaml:14: tickets[1].limit.per: run needs an end of the event',
    ]);
  });

  test('that names an unknown pool, or one of the wrong kind, is reported', async () => {
    expect(await broken('events/konzert.yaml', HALL_EVENT_YAML, 'slots: saal', 'slots: keller')).toEqual([
      'events/konzert.yaml:13: slots: there is no pool "keller"',
    ]);
    expect(
      await broken('events/konzert.yaml', HALL_EVENT_YAML, 'slots: saal', 'slots: saal\ndays: saal'),
    ).toEqual([
      'events/konzert.yaml:14: days: the pool "saal" is not made of whole days (rules without times)',
    ]);
  });

  test('whose picture cannot be read is reported', async () => {
    museum.put('images/steg.svg', 'no picture');
    expect(await problems()).toContain(
      'events/flut.yaml:9: picture.file: images/steg.svg is no picture that can be read',
    );
  });
});

describe('a page', () => {
  test.each([
    ['pages/terms.md', '# AGB', 'pages/terms.md:1: must be named page.language.md'],
    ['pages/terms.de.md', 'AGB', 'pages/terms.de.md:1: must begin with its title: # Title'],
    ['pages/terms.en.md', '# Terms', 'pages/terms.en.md:1: is missing in de, the default language'],
  ])('%s with the text "%s" is refused', async (file, text, problem) => {
    museum.put(file, text);
    expect((await problems()).join('\n')).toContain(problem);
  });
});

test('all problems of all files are listed at once, in order', async () => {
  museum.put('museum.yaml', MUSEUM_YAML.replace('[DE, AT, FR]', '[DE, XQ]'));
  museum.put(
    'events/flut.yaml',
    SLOT_EVENT_YAML.replace('venue: haus', 'venue: turm').replace('price: 1200', 'price: x'),
  );
  museum.put('events/dauer.yaml', OPEN_EVENT_YAML.replace('venue: haus', 'venue: turm'));
  expect(await problems()).toEqual([
    'events/dauer.yaml:2: venue: there is no venue "turm"',
    'events/flut.yaml:19: tickets[1].price: must be a whole number',
    'museum.yaml:16: countries[2]: there is no country XQ',
  ]);
});
