// Two large museums. One has thousands of events over a year, each for some weeks, most of them with texts of a usual length,
// and some two hundred thousand slots. The other has fewer events, each with a time every 15 minutes for a year.
import { BENCH_MUSEUM_YAML, writeFolder } from './bench-museum.ts';

const DAYS_OF_RUN = 19;
const DAYS_OF_PROGRAMME = 300;
const SENTENCES = 8;

/** Writes the museum's folder. @param events how many; each has five times a day for nineteen days */
export function writeLargeMuseum(folder: string, events: number): void {
  writeFolder(folder, {
    'museum.yaml': BENCH_MUSEUM_YAML,
    ...Object.fromEntries(
      Array.from({ length: events }, (_, index) => [`events/${index}.yaml`, event(index)]),
    ),
  });
}

/** Writes the other one. @param events how many; each has 32 times a day for a year */
export function writeYearMuseum(folder: string, events: number): void {
  writeFolder(folder, {
    'museum.yaml': BENCH_MUSEUM_YAML,
    ...Object.fromEntries(
      Array.from({ length: events }, (_, index) => [
        `events/${index}.yaml`,
        event(index)
          .replace(/^start: .*$/m, 'start: today')
          .replace(/^end: .*$/m, 'end: today+365')
          .replace(
            /^slots: .*$/m,
            'slots: [{times: {first: "10:00", last: "17:45", every: 15}, minutes: 15, capacity: 40}]',
          ),
      ]),
    ),
  });
}

function event(index: number): string {
  // Spread over the year, and a fifth of them open already.
  const start = ((index * 7) % DAYS_OF_PROGRAMME) - DAYS_OF_RUN / 2;
  const first = Math.floor(Math.max(start, index % 5 === 0 ? -DAYS_OF_RUN / 2 : 1));
  const sign = (days: number) => (days < 0 ? String(days) : `+${days}`);
  return `id: event-${index}
venue: haus
custom_groups: []
sequence_no: ${index}
name: {de: "Ausstellung ${index}", en: "Exhibition ${index}"}
subtitle: {de: "Bilder aus Saal ${index % 40}", en: "Pictures of room ${index % 40}"}
teaser: {de: "Siebenundvierzig Bilder hängen hier, jedes zum ersten Mal.", en: "Forty-seven pictures, each of them for the first time."}
description: {de: "${'Ein Satz über das, was es zu sehen gibt, und noch einer dazu. '.repeat(SENTENCES)}"}
picture: {file: bild.svg, alt: {de: Bild}}
accent: {light: "#1f6f78", dark: "#7fd0d8"}
start: today${sign(first)}
end: today${sign(first + DAYS_OF_RUN - 1)}
dating: slot
slots: [{times: {first: "10:00", last: "14:00", every: 60}, minutes: 60, capacity: 40}]
days: [{capacity: 150}]
tickets:
  - {id: event-${index}-voll, group: einzel, mode: 1, name: {de: Erwachsene}, price: 1200, vat_value: 7}
  - {id: event-${index}-halb, group: einzel, mode: 1, name: {de: Ermäßigt}, price: 600, vat_value: 7}
`;
}
