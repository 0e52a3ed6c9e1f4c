// A museum for measuring. It has one slot that all buyers want, a thousand slots that never fill up, a short calendar and
// a very long one.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const PLACES = 1_000_000;

/** The `museum.yaml` of this museum. */
export const BENCH_MUSEUM_YAML = `name: Bench
siteName: Bench
timeZone: Europe/Berlin
currencySymbol: €
languages: [de, en]
email: bench@museum.example
phone: "+49 30 1"
address: {street: Weg 1, zip: "10115", city: Berlin, country: DE}
guest_fields: [{name: lname, required: true}, {name: email, required: true}]
countries: [DE]
payment_types: [{id: 166, kind: card, name: {de: Karte}}, {id: 177, kind: express, name: {de: Express}}]
horizon_days: 400
door: {names: true}
staff: {roles: [{id: figures, name: {de: Zahlen, en: Figures}, permissions: [figures.read, capacity.read]}]}
venues: [{id: haus, name: {de: Haus}, address: "Weg 1", hours: {de: immer}, directions: {de: zu Fuß}}]
custom_groups: []
ticket_groups: [{id: einzel, name: {de: Einzeln}}]
`;

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300"/></svg>';

/** Writes a museum folder: these files and the picture that they name. */
export function writeFolder(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries({ ...files, 'images/bild.svg': PICTURE })) {
    const path = join(folder, file);
    mkdirSync(join(path, '..'), { recursive: true });
    writeFileSync(path, text);
  }
}

/** Writes the folder for selling tickets. */
export function writeBenchMuseum(folder: string): void {
  writeFolder(folder, {
    'museum.yaml': BENCH_MUSEUM_YAML,
    'events/hot.yaml': event('hot', 1, '["10:00"]', 30),
    'events/spread.yaml': event('spread', 100, '{first: "09:00", last: "18:00", every: 60}', 60),
    // A hundred slots, and a hundred thousand slots: one every five minutes, day and night.
    'events/short.yaml': event('short', 10, '{first: "09:00", last: "18:00", every: 60}', 60),
    'events/long.yaml': event('long', 350, '{first: "00:00", last: "23:55", every: 5}', 5),
  });
}

/**
 * The file of an event with one ticket, `ID-karte`, which begins tomorrow.
 * @param times of its slots, as YAML
 * @param places in each slot
 */
export function event(id: string, days: number, times: string, minutes: number, places = PLACES): string {
  return `id: ${id}
venue: haus
custom_groups: []
sequence_no: 1
name: {de: ${id}}
subtitle: {de: Messung}
teaser: {de: Messung.}
description: {de: Messung.}
picture: {file: bild.svg, alt: {de: Bild}}
accent: {light: "#1f6f78", dark: "#7fd0d8"}
start: today+1
end: today+${days}
dating: slot
slots: [{times: ${times}, minutes: ${minutes}, capacity: ${places}}]
tickets: [{id: ${id}-karte, group: einzel, mode: 1, name: {de: Karte}, price: 1000, vat_value: 7}]
`;
}
