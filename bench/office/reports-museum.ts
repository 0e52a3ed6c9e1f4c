// A large museum for reports: its exhibitions have some 280 times a day together, which are two hundred thousand in two years, and
// its tours take place every day.
import { BENCH_MUSEUM_YAML, event, writeFolder } from '../bench-museum.ts';

/** Exhibitions, each with a time every half hour. */
export const EXHIBITIONS = 17;
export const TIMES_A_DAY = 16;
const TOURS = 12;
const DAYS = 60;

/** Writes the museum's folder. Its first orders are of `spread-karte`. */
export function writeReportsMuseum(folder: string): void {
  const times = '{first: "10:00", last: "17:30", every: 30}';
  writeFolder(folder, {
    'museum.yaml': `${BENCH_MUSEUM_YAML}flags: {has_guided_tours: true, hasGuidedTours: true}\n`,
    'events/spread.yaml': event('spread', 100, '{first: "09:00", last: "18:00", every: 60}', 60),
    ...Object.fromEntries(
      Array.from({ length: EXHIBITIONS }, (_, no) => [
        `events/show-${no}.yaml`,
        event(`show-${no}`, DAYS, times, 30, 40),
      ]),
    ),
    ...Object.fromEntries(Array.from({ length: TOURS }, (_, no) => [`tours/${no}.yaml`, tour(no)])),
  });
}

function tour(no: number): string {
  return `venue: haus
custom_groups: []
sequence_no: ${no}
name: {de: "Führung ${no}", en: "Tour ${no}"}
teaser: {de: Messung.}
description: {de: Messung.}
meeting_point: {de: An der Kasse}
picture: {file: bild.svg, alt: {de: Bild}}
accent: {light: "#1f6f78", dark: "#7fd0d8"}
duration_minutes: 60
max_participants: 15
min_participants: 4
single_ticketing: true
book_complete_tour: true
start: today+1
end: today+${DAYS}
prices: [{id: gruppe, name: {de: Gruppe}, per: tour, price: 9000, vat_value: 7}]
tickets: [{id: voll, name: {de: Erwachsene}, price: 1200, vat_value: 7}]
languages: [{id: tour-${no}, language: de, slots: [{times: ["11:00", "15:00"], tours: 1}]}]
`;
}
