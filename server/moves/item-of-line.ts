// A line of an order as an item of a cart at another time, so that the shop's own quote says what it takes and costs there.
// Orders keep names and counts of their people; their ids are those of the catalogue that have the same names.
import { inLanguage, type Language } from '../../domain/language.ts';
import type { CartItem, OrderLine } from '../../domain/product-kinds.ts';
import type { Catalogue } from '../tickets/catalogue.ts';

/** Undefined for what cannot be moved: no ticket for a time, or its people are not on sale any more. */
export function itemOfLine(
  line: OrderLine,
  datetime: string,
  { ticket: tickets }: Pick<Catalogue, 'ticket'>,
  language: Language,
): CartItem | undefined {
  if (line.type !== 'ticket' || line.datetime.length !== 'YYYY-MM-DD HH:mm'.length) return undefined;
  const ticket = tickets.get(line.id);
  const [, ...people] = line.parts;
  const subtickets = people.flatMap(({ name, count }) => {
    const found = ticket?.subtickets.find((one) => inLanguage(one.name, language) === name);
    return found ? [{ id: found.id, count }] : [];
  });
  if (!ticket || subtickets.length < people.length) return undefined;
  const { id, count } = line;
  return { type: 'ticket', id, datetime, count, ...(subtickets.length > 0 && { subtickets }) };
}
