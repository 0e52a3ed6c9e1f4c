// A small museum folder for tests, made in a temporary folder; single files can be replaced or left out.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** The line of museum.yaml that sells everything. */
export const ALL_FLAGS =
  'flags: {has_guided_tours: true, has_merchandise: true, has_memcard: true, has_vouchers: true, has_voucher_code: true}';

/** Once a year the museum of these tests is closed. */
export const CLOSING_DAY = '2026-12-24';

export const MUSEUM_YAML = `name: Museum am Steg
${ALL_FLAGS}
siteName: Steg-Shop
timeZone: Europe/Berlin
currencySymbol: €
languages: [de, en]
email: shop@steg.example
phone: "+49 30 1234"
address: {street: Steg 1, zip: "10115", city: Berlin, country: DE}
guest_fields:
  - {name: salutation, required: false}
  - {name: lname, required: true}
  - {name: email, required: true}
  - {name: country, required: true}
salutations: [{value: mx, name: {de: keine Anrede, en: none}}]
countries: [DE, AT, FR]
payment_types:
  - {id: 166, kind: card, name: {de: Kreditkarte, en: Credit card}}
  - {id: 177, kind: express, name: {de: Express}}
closing_days: ["${CLOSING_DAY}"]
horizon_days: 60
banners:
  home: [{image: steg.svg, image_mobile: steg.svg, title: {de: Willkommen}}]
  empty: []
venues:
  - {id: haus, name: {de: Haus}, address: "Steg 1, 10115 Berlin", hours: {de: täglich}, directions: {de: zu Fuß}}
custom_groups: [{id: kunst, name: {de: Kunst}}]
ticket_groups: [{id: einzel, name: {de: Einzeln}}]
pools:
  - id: saal
    slots: [{times: ["18:00"], minutes: 90, capacity: 40}]
`;

export const SLOT_EVENT_YAML = `id: flut
venue: haus
custom_groups: [kunst]
sequence_no: 1
name: {de: Flut, en: Tide}
subtitle: {de: Bilder}
teaser: {de: Ein Satz.}
description: {de: Ein Absatz.}
picture: {file: steg.svg, alt: {de: Ein Steg}}
accent: {light: "#1f6f78", dark: "#7fd0d8"}
start: today-10
end: today+90
dating: slot
slots:
  - {weekdays: [tue, wed, thu, fri, sat, sun], times: {first: "10:00", last: "16:00", every: 60}, capacity: 20, sold_elsewhere: [0, 5]}
days:
  - {capacity: 100}
tickets:
  - {id: flut-normal, group: einzel, mode: 1, name: {de: Erwachsene}, price: 1200, vat_value: 7}
  - id: flut-familie
    group: einzel
    mode: 1
    name: {de: Familie}
    price: 0
    vat_value: 7
    family: true
    limit: {per: slot, places: 4}
    subtickets:
      - {id: gross, name: {de: Große}, price: 1000, min_quantity: 1, max_quantity: 2}
      - {id: klein, name: {de: Kleine}, price: 500, min_quantity: 1, max_quantity: 4}
`;

export const OPEN_EVENT_YAML = `id: dauer
venue: haus
custom_groups: []
sequence_no: 2
name: {de: Dauerausstellung}
subtitle: {de: Immer}
teaser: {de: Ein Satz.}
description: {de: Ein Absatz.}
picture: {file: steg.svg, alt: {de: Ein Steg}}
accent: {light: "#1f6f78", dark: "#7fd0d8"}
start: today
end: today+30
dating: open
tickets:
  - {id: dauer-karte, group: einzel, mode: 3, name: {de: Karte}, price: 800, vat_value: 7, limit: {per: run, places: 50}}
`;

export const HALL_EVENT_YAML = `id: konzert
venue: haus
custom_groups: [kunst]
sequence_no: 3
name: {de: Konzert}
subtitle: {de: Abends}
teaser: {de: Ein Satz.}
description: {de: Ein Absatz.}
picture: {file: steg.svg, alt: {de: Ein Steg}}
accent: {light: "#1f6f78", dark: "#7fd0d8"}
start: today
dating: slot
slots: saal
tickets:
  - {id: konzert-karte, group: einzel, mode: 5, stay_minutes: 120, name: {de: Karte}, price: 2000, vat_value: 7}
`;

const FILES: Readonly<Record<string, string>> = {
  'museum.yaml': MUSEUM_YAML,
  'events/flut.yaml': SLOT_EVENT_YAML,
  'events/dauer.yaml': OPEN_EVENT_YAML,
  'events/konzert.yaml': HALL_EVENT_YAML,
  'pages/imprint.de.md': '# Impressum\n\nMuseum am **Steg**\n',
  'pages/imprint.en.md': '# Imprint\n\nMuseum at the **jetty**\n',
  'images/steg.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><rect width="300" height="200" fill="#1f6f78"/></svg>',
};

export type TestMuseum = {
  readonly folder: string;
  /** Writes a file again; undefined removes it. */
  put(file: string, content: string | Uint8Array | undefined): void;
  remove(): void;
};

/** Makes the folder. The caller removes it. */
export function makeTestMuseum(): TestMuseum {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-museum-'));
  const put: TestMuseum['put'] = (file, content) => {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    if (content === undefined) rmSync(path, { force: true });
    else writeFileSync(path, content);
  };
  for (const [file, text] of Object.entries(FILES)) put(file, text);
  return { folder, put, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
