import { describe, expect, test } from 'vitest';
import { exampleOffer, examplePart, exampleSlot, exampleTicket } from '../tickets/ticket-examples.ts';
import { beginChoice, chooseOffer, countRow, deskRows, eventOnDay, stepTime } from './desk-choice.ts';

const DAY = '2026-12-24';
const at = (id: string, ...times: readonly (readonly [string, number])[]) => {
  const slots = times.map(([time, places]) => exampleSlot(`${DAY} ${time}`, places));
  return exampleOffer([exampleTicket({ id: `${id}-adult`, schedule: slots })], slots, { id });
};
const moon = at('moon', ['10:00', 0], ['10:30', 5], ['11:00', 9]);
const tide = at('tide', ['10:15', 3]);
const open = exampleOffer([exampleTicket({ mode: 3, schedule: [] })], [], { id: 'open', dating: 'open' });

describe('what the desk begins with', () => {
  test('is the next time that has places, of whichever event', () => {
    expect(beginChoice([open, moon, tide], DAY)).toMatchObject({
      eventId: 'tide',
      form: { day: DAY, time: '10:15' },
    });
    expect(beginChoice([moon, open], DAY)).toMatchObject({ eventId: 'moon', form: { time: '10:30' } });
    expect(beginChoice([open], DAY)).toMatchObject({ eventId: 'open', form: { day: '', time: '' } });
    expect(beginChoice([], DAY)).toBeUndefined();
  });

  test('is what can be sold now, not a day ticket of a day that is over, full or paused', () => {
    const dayTicket = (...places: number[]) => {
      const slots = places.map((left) => exampleSlot(DAY, left));
      return exampleOffer([exampleTicket({ mode: 3, schedule: [] })], slots, { id: 'day', dating: 'day' });
    };
    const of = (...offers: Parameters<typeof beginChoice>[0]) => beginChoice(offers, DAY)?.eventId;
    const house = exampleOffer([exampleTicket({ mode: 3, schedule: [] })], [exampleSlot('', 100)], {
      id: 'house',
      dating: 'open',
    });
    expect(of(dayTicket(), house)).toBe('house');
    expect(of(dayTicket(0), house)).toBe('house');
    expect(of(dayTicket(5), house)).toBe('day');
    expect(of(dayTicket(), tide)).toBe('tide');
    expect(of(dayTicket())).toBe('day');
  });

  test('stays with the event and the time of the last sale, or goes to the next time once that is full', () => {
    const before = chooseOffer(moon, DAY);
    expect(beginChoice([moon, tide], DAY, before)).toMatchObject({
      eventId: 'moon',
      form: { time: '10:30' },
    });
    const full = at('moon', ['10:30', 0], ['11:00', 9]);
    expect(beginChoice([full, tide], DAY, before)?.form.time).toBe('11:00');
    expect(beginChoice([tide], DAY, before)?.eventId).toBe('tide');
  });

  test('times follow each other around those that are full', () => {
    const { form } = chooseOffer(moon, DAY);
    const after = stepTime(moon, form, 1);
    expect([after.time, stepTime(moon, after, 1).time, stepTime(moon, form, -1).time]).toEqual([
      '11:00',
      '10:30',
      '11:00',
    ]);
  });
});

describe('how it stands with an event on a day', () => {
  const dayTicket = (...places: number[]) => {
    const slots = places.map((left) => exampleSlot(DAY, left));
    return exampleOffer([exampleTicket({ schedule: slots })], slots, { id: 'day', dating: 'day' });
  };

  test('it is sold out where times are offered and none has a place', () => {
    expect(eventOnDay(moon, DAY)).toBe('free');
    expect(eventOnDay(at('moon', ['10:00', 0], ['10:30', 0]), DAY)).toBe('full');
    expect(eventOnDay(dayTicket(5), DAY)).toBe('free');
    expect(eventOnDay(dayTicket(0), DAY)).toBe('full');
  });

  test('it is over, and not sold out, once nobody is let in any more', () => {
    expect(eventOnDay(at('moon'), DAY)).toBe('over');
    expect(eventOnDay(dayTicket(), DAY)).toBe('over');
  });

  test('it is paused, and not over, on a day that it pauses', () => {
    const offer = dayTicket();
    const pause = { from: DAY, to: DAY, reason: '' };
    expect(eventOnDay({ ...offer, event: { ...offer.event, pauses: [pause] } }, DAY)).toBe('paused');
    expect(eventOnDay({ ...offer, event: { ...offer.event, pauses: [pause] } }, '2026-12-23')).toBe('over');
  });
});

describe('the rows to count on', () => {
  test('are kinds of tickets; kinds of persons where a ticket is made of them; one where nothing can be chosen of it', () => {
    const slots = [exampleSlot(`${DAY} 10:30`, 5)];
    const family = exampleTicket({
      id: 'family',
      sequence_no: 2,
      schedule: slots,
      subtickets: [examplePart('big', 1, 2, 1000), examplePart('small', 1, 3, 300)],
    });
    const fixed = exampleTicket({
      id: 'pair',
      name: 'Pair',
      sequence_no: 3,
      price: 0,
      schedule: slots,
      subtickets: [examplePart('one', 2, 2, 900)],
    });
    const offer = exampleOffer([exampleTicket({ schedule: slots }), family, fixed], slots);
    const sale = { offer, taken: [] };
    let { form } = chooseOffer(offer, DAY);
    const row = (key: string) => {
      const found = deskRows(form, sale).find((one) => one.key === key);
      if (!found) throw new Error(key);
      return found;
    };
    expect(deskRows(form, sale).map(({ key }) => key)).toEqual([
      'adult',
      'family.big',
      'family.small',
      'pair',
    ]);
    form = countRow(form, sale, row('family.big'), 2);
    expect([row('family.big').count, row('family.small').count]).toEqual([2, 1]);
    expect(row('pair')).toMatchObject({ label: 'Pair', price: 1800, count: 0, most: 1 });
    form = countRow(form, sale, row('pair'), 1);
    expect([row('pair').count, row('adult').most]).toEqual([1, 0]);
    expect(countRow(form, sale, row('adult'), 1)).toBe(form);
  });
});
