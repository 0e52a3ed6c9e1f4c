// What is remembered of what is free is as much as was asked for in the last two seconds.
import { expect, test } from 'vitest';
import { emptyAvailability, rememberAnswer } from './availability.ts';

const START = new Date('2026-11-18T09:00:00Z').getTime();

test('an answer is given again for two seconds, and is gone from memory after them', async () => {
  let time = START;
  const availability = emptyAvailability();
  const shop = { availability, now: () => new Date(time) };
  let made = 0;
  const ask = (key: string) =>
    rememberAnswer(shop, key, ['hall'], async () => {
      made += 1;
      return key;
    });
  // Whoever reads calendars can ask for as many ranges as there are days.
  for (let number = 0; number < 100; number += 1) {
    await ask(`calendar ${number}`);
    await ask('events');
    time += 100;
  }
  expect(made).toBe(100 + 5);
  expect(availability.answers.size).toBeLessThanOrEqual(20 + 1);
  time += 2_000;
  await ask('events');
  expect([...availability.answers.keys()]).toEqual(['events']);
});

test('a clock that is set back leaves nothing behind', async () => {
  let time = START;
  const availability = emptyAvailability();
  const shop = { availability, now: () => new Date(time) };
  await rememberAnswer(shop, 'before', ['hall'], async () => 1);
  time -= 3600_000;
  await rememberAnswer(shop, 'after', ['hall'], async () => 2);
  expect([...availability.answers.keys()]).toEqual(['after']);
});
