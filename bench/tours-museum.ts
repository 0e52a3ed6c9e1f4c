// A museum with two thousand guided tours. Fifty of them take place once a day for a thousand days, the others once a week
// for two months.
import { BENCH_MUSEUM_YAML, writeFolder } from './bench-museum.ts';

const TOURS = 2_000;
const LONG_TOURS = 50;
const LONG_DAYS = 1_000;
const SHORT_DAYS = 60;

const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

/** A tour that takes place on a thousand days. */
export const LONG_TOUR = 'tour-0';

/** Writes the museum's folder. */
export function writeToursMuseum(folder: string): void {
  writeFolder(folder, {
    'museum.yaml': `${BENCH_MUSEUM_YAML.replace('horizon_days: 400', `horizon_days: ${LONG_DAYS + 10}`)}flags: {has_guided_tours: true, hasGuidedTours: true}\n`,
    ...Object.fromEntries(Array.from({ length: TOURS }, (_, index) => [`tours/${index}.yaml`, tour(index)])),
  });
}

function tour(index: number): string {
  const long = index < LONG_TOURS;
  const rule = long ? '' : `weekdays: [${WEEKDAYS[index % WEEKDAYS.length]}], `;
  return `venue: haus
custom_groups: []
sequence_no: ${index}
name: {de: "Führung ${index}", en: "Tour ${index}"}
teaser: {de: "Siebenundvierzig Bilder hängen hier. Wir bleiben vor sieben stehen, dafür richtig."}
description: {de: "${'Ein Satz über das, was es zu sehen gibt, und noch einer dazu. '.repeat(8)}"}
meeting_point: {de: An der Kasse}
picture: {file: bild.svg, alt: {de: Bild}}
accent: {light: "#1f6f78", dark: "#7fd0d8"}
duration_minutes: 60
max_participants: 15
min_participants: 4
single_ticketing: true
book_complete_tour: true
start: today+1
end: today+${long ? LONG_DAYS : SHORT_DAYS}
prices: [{id: gruppe, name: {de: Gruppe}, per: tour, price: 9000, vat_value: 7}]
tickets:
  - {id: voll, name: {de: Erwachsene}, price: 1200, vat_value: 7}
  - {id: halb, name: {de: Ermäßigt}, price: 600, vat_value: 7}
languages: [{id: tour-${index}, language: de, slots: [{${rule}times: ["10:00"], tours: 2}]}]
`;
}
