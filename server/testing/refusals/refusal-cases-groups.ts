// Every wrong request of a group, for `refusals.test.ts`.
import { type RefusalCase, sentTo } from './refusal-case.ts';

const call = 'POST group-request';

export const GROUPS_YAML = `group_requests:
  kinds:
    - id: schule
      name: {de: Schule}
      questions: [{id: klasse, type: number, label: {de: Klasse}, required: true, min: 1, max: 13}]
`;

const good = {
  kind: 'schule',
  name: 'Ada Lovelace',
  organisation: '',
  email: 'ada@example.org',
  phone: '',
  people: '24',
  days: 'im Mai',
  wishes: '',
  answers: { klasse: '7' },
};

/** The table's rows about requests of groups. */
export const GROUP_REFUSAL_CASES: readonly RefusalCase[] = [
  ...sentTo(call, '400 REQUEST_MALFORMED', {
    'nothing asked': {},
    'a number of people that is a number': { ...good, people: 24 },
    'a field that no request has': { ...good, iban: 'DE02120300000000202051' },
    'answers that are a list': { ...good, answers: ['7'] },
    'a name with a NUL in it': { ...good, name: 'A\0da' },
  }),
  ...sentTo(call, '422 FIELDS_INVALID', {
    'a kind that there is not': { ...good, kind: 'verein' },
    'an address to which no mail can go': { ...good, email: 'ada' },
    'nobody at all': { ...good, people: '0' },
    'more people than fit into a town': { ...good, people: '100000' },
    'no days': { ...good, days: ' ' },
    'a question without its answer': { ...good, answers: {} },
    'an answer that is none': { ...good, answers: { klasse: '14' } },
    'a wish that is a book': { ...good, wishes: 'x'.repeat(2001) },
  }),
];
