import { expect, test } from 'vitest';
import { examplePart } from '../../domain/tickets/ticket-examples.ts';
import { ticketPrice } from './ticket-price.ts';

function from(lowPrice: string) {
  return { '@type': 'AggregateOffer', lowPrice };
}

test.each([
  ['one person', 1400, [], { price: '14.00' }],
  ['two adults', 0, [examplePart('adult', 2, 2, 1000)], { price: '20.00' }],
  ['one or two adults', 0, [examplePart('adult', 1, 2, 1000)], from('10.00')],
  [
    'an adult, and children',
    300,
    [examplePart('adult', 1, 1, 1000), examplePart('child', 0, 4, 500)],
    from('13.00'),
  ],
  [
    'any members, but at least one',
    0,
    [examplePart('adult', 0, 2, 1000), examplePart('child', 0, 4, 500)],
    from('5.00'),
  ],
])('a ticket for %s', (_, price, subtickets, said) =>
  expect(ticketPrice({ price, subtickets })).toEqual(said),
);
