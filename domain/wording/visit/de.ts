import type { Wording } from '../message.ts';
import type { visitEn } from './en.ts';

export const visitDe: Wording<typeof visitEn> = {
  'visit.step.day': 'Tag',
  'visit.step.time': 'Uhrzeit',
  'visit.month.previous': 'Voriger Monat',
  'visit.month.next': 'Nächster Monat',
  'visit.month.keys':
    'Pfeiltasten führen von Tag zu Tag und von Woche zu Woche, Bild auf und Bild ab von Monat zu Monat, die Eingabetaste wählt.',
  'visit.day.free': '{day}, {places, plural, one {noch # Platz frei} other {noch # Plätze frei}}',
  'visit.day.soldout': '{day}, ausverkauft',
  'visit.day.closed': '{day}, geschlossen',
  'visit.day.none': '{day}, keine Termine',
  'visit.day.past': '{day}, vergangen',
  'visit.cell.few': 'noch {places}',
  'visit.cell.soldout': 'voll',
  'visit.legend.free': 'freie Plätze',
  'visit.legend.soldout': 'ausverkauft',
  'visit.legend.closed': 'geschlossen',

  'visit.time.left': 'noch {places}',
  'visit.time.soldout': 'ausverkauft',
  'visit.limit.time':
    '{places, plural, =0 {Um {time} Uhr ist kein Platz mehr frei.} one {Um {time} Uhr ist nur noch # Platz frei.} other {Um {time} Uhr sind nur noch # Plätze frei.}}',
  'visit.soldout.day': 'Der {day} ist ausverkauft.',
  'visit.closed.day': 'Am {day} ist geschlossen.',
  'visit.none.day': 'Am {day} gibt es keine Termine.',
  'visit.next': 'Nächster freier Tag: {day}',
  'visit.missing.day': 'Bitte wählen Sie einen Tag.',
  'visit.missing.time': 'Bitte wählen Sie eine Uhrzeit.',
  'visit.choose.day': 'Tag wählen',
  'visit.choose.time': 'Uhrzeit wählen',
  'visit.time.gone': 'Um {time} Uhr ist an diesem Tag nichts frei. Bitte wählen Sie eine andere Uhrzeit.',
  'visit.loading': 'Freie Plätze werden gesucht',
  'visit.failed': 'Die freien Plätze konnten nicht geladen werden.',
  'visit.again': 'Noch einmal versuchen',

  'visit.part': '{ticket}: {part}',
  'visit.part.bounds': '{min} bis {max}',
  'visit.part.each': 'je {price}',
  'visit.part.included': 'inbegriffen',

  'price.from': 'ab {price}',
  'price.free': 'Kostenfrei',
  'price.vat': 'inkl. {rate} MwSt.',
  'price.vat.several': 'inkl. MwSt.',
  'price.vat.exempt': 'umsatzsteuerfrei',
};
