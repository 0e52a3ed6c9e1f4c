// A form changes what was changed in it and nothing else of the file.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { EventForm, TicketForm } from '../../../domain/programme/event-form.ts';
import { OPEN_EVENT_YAML, SLOT_EVENT_YAML } from '../../testing/test-museum.ts';
import { eventProblems } from './event-problems.ts';
import { readEvent, writeEvent } from './event-yaml.ts';

const COMMENTED = `# Sells already.
${SLOT_EVENT_YAML.replace('venue: haus', 'venue: haus # the old one')}`;
const MADE = { id: 'neu', sequence_no: 20, taken: [] };

function formOf(text: string): EventForm {
  const form = readEvent(text);
  if (!form) throw new Error('the file has no form');
  return form;
}

const ticketIn = (form: EventForm, index: number) => form.tickets[index] as TicketForm;

test.each([
  ['times', COMMENTED],
  ['no times', OPEN_EVENT_YAML],
])('a file with %s that was only looked at stays as it is, its comments with it', (_, text) => {
  const written = writeEvent(text, formOf(text), MADE);
  expect(formOf(written)).toEqual(formOf(text));
  for (const line of text.split('\n').filter((one) => one.includes('#'))) expect(written).toContain(line);
});

test('a price is changed, and the members of a family, limits and comments stay', () => {
  const form = formOf(COMMENTED);
  const [, ...others] = form.tickets;
  const written = writeEvent(
    COMMENTED,
    { ...form, tickets: [{ ...ticketIn(form, 0), price: 1350 }, ...others] },
    MADE,
  );
  expect(written).toContain('price: 1350');
  for (const kept of ['# Sells already.', '# the old one', 'subtickets:', 'limit:', 'sold_elsewhere:'])
    expect(written).toContain(kept);
});

test('tickets are taken out and added without touching the others', () => {
  const form = formOf(COMMENTED);
  const family = ticketIn(form, 1);
  const added = { ...family, id: '', name: { de: 'Schülerin' }, price: 0 };
  const written = writeEvent(COMMENTED, { ...form, tickets: [family, added] }, MADE);
  expect(formOf(written).tickets.map(({ id, price }) => [id, price])).toEqual([
    ['flut-familie', 0],
    ['neu-schuelerin', 0],
  ]);
  expect(written).toContain('subtickets:');
});

test('what was typed is read back, whatever it is', () => {
  const text = fc
    .string({ minLength: 1, maxLength: 40 })
    .filter((one) => one.trim() !== '' && !/[\r\u0085\u2028\u2029\0]/.test(one));
  fc.assert(
    fc.property(text, text, fc.nat(10_000), (name, description, price) => {
      const form = formOf(SLOT_EVENT_YAML);
      const ticket = { ...ticketIn(form, 0), id: '', price };
      const changed = {
        ...form,
        name: { de: name },
        description: { de: `${description}\n\n${name}` },
        tickets: [ticket],
      };
      for (const before of [SLOT_EVENT_YAML, undefined]) {
        const back = formOf(writeEvent(before, changed, MADE));
        expect(back.name).toEqual(changed.name);
        expect(back.description).toEqual(changed.description);
        expect(back.tickets[0]?.price).toBe(price);
      }
    }),
    { seed: 7, numRuns: 200 },
  );
});

test.each([
  ['tickets[2].price: must be above 0', 'ticket-1-price'],
  ['tickets[1].vat_value: must be a number', 'ticket-0-vat'],
  ['slots[1].times.last: is before the first time, 10:00', 'last'],
  ['picture.alt: is missing de', 'picture-0-alt'],
  ['picture: there is no images/x.jpg', 'picture-0'],
  ['more_pictures[2].alt: is missing de', 'picture-2-alt'],
  ['more_pictures[1].file: there is no images/x.jpg', 'picture-1'],
  ['end: is before the first day', 'end'],
  ['custom_groups[1]: there is no custom group "x"', 'groups'],
  ['is missing accent', ''],
])('“%s” is said at the field “%s”', (reason, field) => {
  const [said] = eventProblems([{ file: 'events/flut.yaml', line: 1, reason }], 'events/flut.yaml');
  expect(said?.field).toBe(field);
});
