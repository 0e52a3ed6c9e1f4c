// A museum that takes transfers: visits in two weeks or later, the money due after ten days, places held for two more.
import { MUSEUM_YAML } from '../test-museum.ts';

/** The payment type of a transfer. */
export const BY_TRANSFER = 301;
export const ACCOUNT = 'DE89370400440532013000';
/** The first slot that can be ordered on Wednesday, 18 November 2026, and one a day too soon. */
export const FIRST_SLOT = '2026-12-02 10:00';
export const TOO_SOON = '2026-12-01 10:00';
export const DUE = '2026-11-28';
/** Places are held to the end of 30 November in Berlin. */
export const HELD_UNTIL = '2026-11-30T23:00:00.000Z';

const TERMS = `transfer:
  account_holder: Museum am Steg
  iban: DE89 3704 0044 0532 0130 00
  bic: COBADEFFXXX
  bank: Bank am Steg
  until_days_before: 14
  due_days: 10
  grace_days: 2
  remind_days_before_due: 3
  minimum: 2000
`;
const TYPE = `  - {id: ${BY_TRANSFER}, kind: transfer, provider: transfer, name: {de: Überweisung, en: Bank transfer}}\n`;

/** `museum.yaml`. @param more further lines of its terms, such as `  to_companies: true\\n` */
export function transferMuseum(more = ''): string {
  return MUSEUM_YAML.replace('closing_days:', `${TYPE}${TERMS}${more}closing_days:`);
}
