import { describe, expect, test } from 'vitest';
import type { TourQuestion } from '../tours/tour.ts';
import { checkRequest, type GroupRequest } from './group-request.ts';

const REQUEST: GroupRequest = {
  name: 'Ada Lovelace',
  organisation: 'Schule am Steg',
  email: 'ada@example.org',
  phone: '',
  people: '24',
  days: 'Ein Dienstag im Mai',
  wishes: '',
  answers: { klasse: '7' },
};
const QUESTIONS: TourQuestion[] = [
  { qId: 'klasse', label: 'Klasse', hint: '', type: 'number', required: true, min: 1, max: 13 },
];

describe('what a group asks for', () => {
  test('is complete with a name, an address, a number and days', () => {
    expect(checkRequest(REQUEST, QUESTIONS)).toEqual({});
    expect(checkRequest({ ...REQUEST, organisation: '' }, QUESTIONS)).toEqual({});
  });

  test.each([
    ['name', { name: ' ' }, 'REQUIRED'],
    ['email', { email: 'ada' }, 'EMAIL_INVALID'],
    ['people', { people: '0' }, 'NUMBER_INVALID'],
    ['people', { people: 'many' }, 'NUMBER_INVALID'],
    ['days', { days: '' }, 'REQUIRED'],
    ['wishes', { wishes: 'x'.repeat(2001) }, 'TOO_LONG'],
    ['question-klasse', { answers: {} }, 'REQUIRED'],
    ['question-klasse', { answers: { klasse: '14' } }, 'NUMBER_INVALID'],
  ])('%s: %j is said to be wrong', (field, more, problem) => {
    expect(checkRequest({ ...REQUEST, ...more }, QUESTIONS)).toEqual({ [field]: [problem] });
  });
});
