// Every wrong request about a visit that cannot take place, for `refusals.test.ts`.
import { type RefusalCase, sentTo } from './refusal-case.ts';

const LINKS = {
  'a link that nobody was sent': { link: 'nobodysvisit.proof' },
  'SQL for a link': { link: "' or 1 = 1 --" },
};
const CHOSEN = {
  'a link that nobody was sent': { link: 'nobodysvisit.proof', choice: 'money' },
  'SQL for a link': { link: "' or 1 = 1 --", choice: 'voucher' },
};

/** The table's rows about closed visits. */
export const CLOSING_REFUSAL_CASES: readonly RefusalCase[] = [
  ...sentTo('POST closed-visit', '404 NOT_FOUND', LINKS),
  ...sentTo('POST closed-visit/times', '404 NOT_FOUND', LINKS),
  ...sentTo('POST closed-visit/preview', '404 NOT_FOUND', CHOSEN),
  ...sentTo('POST closed-visit/answer', '404 NOT_FOUND', CHOSEN),
  ...sentTo('POST closed-visit/answer', '400 REQUEST_MALFORMED', {
    'no link': { choice: 'money' },
    'a choice that nobody offers': { link: 'x.y', choice: 'champagne' },
    'a time that is none': { link: 'x.y', choice: 'other-time', datetime: 'soon' },
  }),
];
