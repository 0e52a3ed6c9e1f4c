// Guided tours for the tests' museum: one for each way of booking a tour, each in German and English.
import { MUSEUM_YAML, type TestMuseum } from './test-museum.ts';

/** Every combination of the three flags; `b` counts people without tickets. */
export const TOUR_KINDS = [
  'places',
  'places-b',
  'whole',
  'whole-b',
  'both',
  'both-b',
  'group',
  'group-b',
] as const;
export type TourKind = (typeof TOUR_KINDS)[number];

const PER_TOUR = `  - id: gruppe
    name: {de: Gruppe, en: Group}
    per: tour
    price: 8000
    vat_value: 19
    differs: [{weekdays: [sat, sun], price: 9500}, {from: "2026-12-26", to: "2026-12-27", price: 12000}]
  - {id: schule, name: {de: Schulklasse, en: School class}, per: tour, price: 4000, vat_value: 0}
`;
const PER_PERSON = `  - {id: person, name: {de: Person}, per: person, price: 500, vat_value: 7}
`;
const TICKETS = `tickets:
  - {id: voll, name: {de: Erwachsene, en: Adult}, price: 1200, vat_value: 7}
  - {id: frei, name: {de: Kind}, price: 0, vat_value: 7}
  - id: familie
    name: {de: Familie}
    price: 100
    vat_value: 7
    subtickets:
      - {id: gross, name: {de: Große}, price: 1000, min_quantity: 1, max_quantity: 2}
      - {id: klein, name: {de: Kleine}, price: 300, vat_value: 0, min_quantity: 0, max_quantity: 3}
`;

/** A question of every type. Only `alter` requires an answer. */
export const QUESTIONS_YAML = `questions:
  - {id: alter, type: radio, label: {de: Alter, en: Age}, required: true, options: [{value: kinder, label: {de: Kinder, en: Children}}, {value: grosse, label: {de: Erwachsene, en: Adults}}]}
  - {id: fach, type: select, label: {de: Fach}, options: [{value: kunst, label: {de: Kunst}}, {value: natur, label: {de: Natur}}]}
  - {id: hilfe, type: checkbox, label: {de: Hilfen}, options: [{value: rad, label: {de: Rollstuhl}}, {value: ohr, label: {de: Höranlage}}]}
  - {id: schulname, type: text, label: {de: Schule}}
  - {id: wunsch, type: textarea, label: {de: Wünsche}, hint: {de: In wenigen Worten}}
  - {id: klasse, type: number, label: {de: Klasse}, min: 1, max: 13}
`;

/** The museum's own file with two guides who lead tours from nine to six, half an hour at a time. */
export const GUIDES_MUSEUM_YAML = `${MUSEUM_YAML}  - id: guides
    slots: [{times: {first: "09:00", last: "17:30", every: 30}, capacity: 2}]
`;

/** Two groups of six people at ten, two and four o'clock. */
export function tourYaml(kind: TourKind, more = ''): string {
  const single = kind.startsWith('places') || kind.startsWith('both');
  const whole = kind.startsWith('whole') || kind.startsWith('both');
  const without = kind.endsWith('-b');
  const prices = `${kind.startsWith('places') ? '' : PER_TOUR}${single && without ? PER_PERSON : ''}`;
  return `venue: haus
custom_groups: [kunst]
sequence_no: ${TOUR_KINDS.indexOf(kind) + 1}
name: {de: Führung ${kind}, en: Tour ${kind}}
teaser: {de: Ein Satz., en: One sentence.}
description: {de: "Ein Absatz.\\n\\nNoch einer."}
meeting_point: {de: An der Kasse, en: At the desk}
picture: {file: steg.svg, alt: {de: Ein Steg}}
accent: {light: "#1f6f78", dark: "#7fd0d8"}
duration_minutes: 60
max_participants: 6
${kind.startsWith('places') ? '' : 'min_participants: 3\n'}single_ticketing: ${single}
book_complete_tour: ${whole}
booking_without_tickets: ${without}
${prices === '' ? '' : `prices:\n${prices}`}${without ? '' : TICKETS}${more}languages:
  - {id: ${kind}-de, language: de, slots: [{times: ["10:00", "14:00", "16:00"], tours: 2}]}
  - {id: ${kind}-en, language: en, slots: [{weekdays: [sat], times: ["11:00"]}]}
`;
}

/** Adds one tour file for each kind, with additions from `more`. */
export function addTestTours(museum: TestMuseum, more: Partial<Record<TourKind, string>> = {}): void {
  for (const kind of TOUR_KINDS) museum.put(`tours/${kind}.yaml`, tourYaml(kind, more[kind]));
}
