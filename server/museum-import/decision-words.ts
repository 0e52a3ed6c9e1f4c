// What an import says of the staff's decisions about times: at a terminal in English, in the office in its language.
import type { OfficeLanguage } from '../../domain/staff/office-language.ts';
import type { Formats } from '../../domain/wording/formats.ts';
import type { StandingDecision } from '../capacity/standing-decisions.ts';

type DecisionWords = Readonly<Record<StandingDecision['kind'], (places: number) => string>> & {
  readonly standing: (count: number) => string;
  readonly everything: string;
  readonly day: (day: string, formats: Formats) => string;
  readonly days: (first: string, last: string) => string;
  /** @param range of places, in figures, as many as `most` */
  readonly places: (most: number, range: string) => string;
  readonly inFolder: (times: number, places: string) => string;
  readonly notInFolder: (times: number) => string;
  readonly nothing: string;
  readonly beyond: string;
};

const en: DecisionWords = {
  standing: (count) =>
    `Decided in the office and still in force: ${count} ${count === 1 ? 'decision' : 'decisions'} about places. The office’s calendar shows them beside the folder, and takes them back:`,
  everything: 'the whole museum',
  day: (day) => day,
  days: (first, last) => `${first} to ${last}`,
  capacity: (places) => `${places} ${places === 1 ? 'place' : 'places'}`,
  block: (places) => `${places} ${places === 1 ? 'place' : 'places'} kept back`,
  closure: () => 'closed',
  extra: (places) => `extra time with ${places} ${places === 1 ? 'place' : 'places'}`,
  places: (most, range) => `${range} ${most === 1 ? 'place' : 'places'}`,
  inFolder: (times, places) =>
    `${times} ${times === 1 ? 'time' : 'times'}, to which the folder gives ${places}`,
  notInFolder: (times) => `${times} ${times === 1 ? 'time' : 'times'} that the folder does not have`,
  nothing: 'there is no time that it changes',
  beyond: 'on days that have no times yet',
};

const de: DecisionWords = {
  standing: (count) =>
    `Im Büro entschieden und weiter in Kraft: ${count} ${count === 1 ? 'Entscheidung' : 'Entscheidungen'} über Plätze. Der Kalender zeigt sie neben dem Museumsordner; dort lassen sie sich zurücknehmen:`,
  everything: 'das ganze Museum',
  day: (day, formats) => formats.day(day),
  days: (first, last) => `${first} bis ${last}`,
  capacity: (places) => `${places} ${places === 1 ? 'Platz' : 'Plätze'}`,
  block: (places) => `${places} ${places === 1 ? 'Platz' : 'Plätze'} zurückgehalten`,
  closure: () => 'geschlossen',
  extra: (places) => `zusätzliche Zeit mit ${places} ${places === 1 ? 'Platz' : 'Plätzen'}`,
  places: (most, range) => `${range} ${most === 1 ? 'Platz' : 'Plätze'}`,
  inFolder: (times, places) =>
    `${times} ${times === 1 ? 'Zeit, der der Ordner' : 'Zeiten, denen der Ordner'} ${places} gibt`,
  notInFolder: (times) => `${times} ${times === 1 ? 'Zeit' : 'Zeiten'}, die der Ordner nicht hat`,
  nothing: 'es gibt keine Zeit, die sie ändert',
  beyond: 'an Tagen, die noch keine Zeiten haben',
};

export const DECISION_WORDS: Readonly<Record<OfficeLanguage, DecisionWords>> = { de, en };
