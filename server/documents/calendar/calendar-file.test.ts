import { describe, expect, it } from 'vitest';
import {
  dayLine,
  exampleMuseum,
  exampleOrder,
  openLine,
  slotLine,
  tourLine,
} from '../examples/example-order.ts';
import { calendarFile } from './calendar-file.ts';

function calendarOf(...lines: (typeof exampleOrder.lines)[number][]) {
  return calendarFile({ ...exampleOrder, lines }, exampleMuseum)?.replaceAll('\r\n ', '') ?? '';
}

function at(datetime: string, datetime_end = '') {
  return calendarOf({ ...slotLine, datetime, datetime_end });
}

describe('The calendar file', () => {
  it.each([
    ['an hour before summer time', '2026-03-29 01:30', '20260329T003000Z'],
    ['in the hour that spring leaves out', '2026-03-29 02:30', '20260329T013000Z'],
    ['on the first day of summer time', '2026-03-29 10:30', '20260329T083000Z'],
    ['in the hour that autumn repeats', '2026-10-25 02:30', '20261025T003000Z'],
    ['on the first day of winter time', '2026-10-25 10:30', '20261025T093000Z'],
    ['on a winter’s day', '2026-12-24 10:30', '20261224T093000Z'],
  ])('has the right instant %s', (_, datetime, utc) => expect(at(datetime)).toContain(`DTSTART:${utc}\r\n`));

  it('follows the museum’s own zone', () => {
    const file = calendarFile(
      { ...exampleOrder, lines: [slotLine] },
      { ...exampleMuseum, timeZone: 'Europe/Lisbon' },
    );
    expect(file).toContain('DTSTART:20261224T103000Z');
  });

  it('ends with the slot, or after an hour where no end is known', () => {
    expect(at('2026-12-24 10:30', '2026-12-24 12:00')).toContain('DTEND:20261224T110000Z');
    expect(at('2026-12-24 10:30')).toContain('DTEND:20261224T103000Z');
  });

  it.each([
    ['an entry', {}, ['DTEND:20261224T103000Z']],
    ['an entry to a visit of 90 minutes', { visit_minutes: 90 }, ['DTEND:20261224T110000Z']],
    ['an entry to a visit of 45 minutes', { visit_minutes: 45 }, ['DTEND:20261224T101500Z']],
    ['a door that is open for three hours', { datetime_end: '2026-12-24 13:30' }, ['DTEND:20261224T123000Z']],
    [
      'a night',
      { times: 'duration' as const, datetime_end: '2026-12-25 01:00' },
      ['DTSTART:20261224T093000Z', 'DTEND:20261225T000000Z'],
    ],
    [
      'an hour that the clocks skip',
      { datetime: '2026-03-29 01:45', datetime_end: '2026-03-29 02:00' },
      ['DTSTART:20260329T004500Z', 'DTEND:20260329T014500Z'],
    ],
    [
      'an hour that comes twice',
      { datetime: '2026-10-25 02:30', datetime_end: '2026-10-25 02:45' },
      ['DTSTART:20261025T003000Z', 'DTEND:20261025T013000Z'],
    ],
  ])('does not end when the door closes: %s', (_, change, expected) => {
    const file = calendarOf({
      ...slotLine,
      times: 'entry' as const,
      datetime_end: '2026-12-24 10:45',
      ...change,
    });
    for (const words of expected) expect(file).toContain(words);
  });

  it('says from when to when one is let in', () => {
    const file = calendarOf({ ...slotLine, times: 'entry', datetime_end: '2026-12-24 10:45' }).replaceAll(
      '\r\n\t',
      '',
    );
    expect(file).toContain('DESCRIPTION:Einlass von 10:30 bis 10:45 Uhr\\n2 × Erwachsene');
  });

  it('gives a day ticket the whole day and does not block it', () => {
    const file = calendarOf({ ...dayLine, datetime: '2026-03-29' });
    expect(file).toContain('DTSTART;VALUE=DATE:20260329\r\nDTEND;VALUE=DATE:20260330');
    expect(file).toContain('TRANSP:TRANSPARENT');
  });

  it('has one event for lines of one visit, and says what was booked with each', () => {
    const family = {
      ...slotLine,
      id: 'family',
      parts: [{ name: 'Familie', count: 1, price: 1800, vat_value: 7 }],
    };
    const file = calendarOf(slotLine, family).replaceAll('\r\n\t', '');
    expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    expect(file).toContain('2 × Erwachsene\\n1 × Familie');
  });

  it('has one event per dated visit, with an id that stays and does not open the order', () => {
    const file = calendarFile(exampleOrder, exampleMuseum) ?? '';
    expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(2);
    expect(file.match(/^UID:.*$/gm)).toEqual([
      'UID:2026-000123-1@museum-am-strom.example',
      'UID:2026-000123-2@museum-am-strom.example',
    ]);
    expect(file).not.toContain(exampleOrder.booking_id);
    expect(calendarFile(exampleOrder, exampleMuseum)).toBe(file);
  });

  it('says of a guided tour where it sets out, in which language and for how many, and keeps answers out', () => {
    const file = calendarOf(tourLine).replaceAll('\r\n\t', '');
    expect(file).toContain('SUMMARY:Mit der Kuratorin ans Meer');
    expect(file).toContain('LOCATION:An der Treppe im Foyer\\, Neue Galerie\\, Kaistraße 4');
    expect(file).toContain('DESCRIPTION:Führung\\, Deutsch\\nAusstellung: Gezeiten. Fotografie');
    expect(file).toContain('Gebucht für: 2 Gruppen\\, 45 Personen');
    expect(file).toMatch(/DTSTART:20261229T130000Z\r\nDTEND:20261229T143000Z/);
    expect(file).not.toContain('Klassenstufe');
  });

  it('does not exist for tickets without a date', () => {
    expect(calendarFile({ ...exampleOrder, lines: [openLine] }, exampleMuseum)).toBeUndefined();
  });

  it('keeps a hostile title within its line', () => {
    const file = calendarOf({ ...slotLine, title: 'Ebbe;\r\nATTENDEE:mailto:x@example.org' });
    expect(file).toContain('SUMMARY:Ebbe\\;\\nATTENDEE');
    expect(file).not.toMatch(/^ATTENDEE/m);
  });
});
