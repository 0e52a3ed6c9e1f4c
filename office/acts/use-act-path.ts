import { type OfficePath, officePaths } from '../../domain/office-addresses.ts';
import type { JournalAct } from '../../domain/staff/acts-contract.ts';
import { useMay } from '../ground/session/me.ts';

/** Where the thing that was acted on is shown; undefined where it has no page, or one may not see it. */
export function useActPath(): (on: JournalAct['on']) => OfficePath | undefined {
  const may = useMay();
  return ({ kind, id }) => {
    switch (kind) {
      case 'order':
        return may('orders.read') ? officePaths.order(id) : undefined;
      case 'customer':
        return may('customers.read') ? officePaths.customer(id) : undefined;
      case 'staff':
        return may('staff.manage') ? officePaths.person(id) : undefined;
      case 'code':
        return may('vouchers.read') ? officePaths.code(id) : undefined;
      case 'withdrawal':
        return may('withdrawals.decide') ? officePaths.withdrawal(id) : undefined;
      case 'bulk-act':
        return may('orders.change') ? officePaths.bulkAct(id) : undefined;
      default:
        return undefined;
    }
  };
}
