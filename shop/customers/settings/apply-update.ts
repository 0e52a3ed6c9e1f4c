import type { Customer } from '../../../domain/customers/customer.ts';
import { keepDraft, updateCustomer } from '../session/customer-store.ts';

/** The customer as the server now knows them; what forms were filled with before is out of date (spec 4). */
export function applyUpdate(customer: Customer): void {
  keepDraft(undefined);
  updateCustomer(customer);
}
