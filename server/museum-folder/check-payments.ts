// Payment types and what direct debits need. The browser knows a direct debit by its number (spec 9), the server by its kind:
// both must say the same, or nobody could pay by it.
import { isCreditorId } from '../../domain/payments/creditor-id.ts';
import { DIRECT_DEBITS } from '../../domain/payments/direct-debits.ts';
import type { MuseumFile } from './museum-file.ts';
import type { ReadFile } from './yaml-file.ts';

/** Reports payment types that cannot be paid by, and a creditor identifier that is none. */
export function checkPayments({ value: museum, report }: ReadFile<MuseumFile>): void {
  museum.payment_types.forEach(({ id, kind }, index) => {
    const numbers = DIRECT_DEBITS.join(' and ');
    if (DIRECT_DEBITS.includes(id) && kind !== 'direct-debit')
      report(['payment_types', index, 'kind'], `is ${kind}, but ${numbers} are direct debits`);
    if (!DIRECT_DEBITS.includes(id) && kind === 'direct-debit')
      report(['payment_types', index, 'id'], `is ${id}, but direct debits are ${numbers}`);
  });
  const { creditor_id } = museum;
  if (creditor_id !== undefined && !isCreditorId(creditor_id))
    report(['creditor_id'], `"${creditor_id}" is no creditor identifier; an example is DE98ZZZ09999999999`);
}
