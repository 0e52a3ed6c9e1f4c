import { type Refusal, refuse } from '../../../domain/refusal.ts';
import { permissionsToCancel } from '../../../domain/returns/cancel-rules.ts';
import type { ReturnEffect } from '../../../domain/returns/return-order.ts';
import type { StaffBearer } from '../../api/bearer.ts';
import { requireFreshFactorAbove } from '../../staff/factor/fresh-factor.ts';

/** Money is another right than places, and much of it asks for the second factor again. */
export function forbidReturn(
  shop: Parameters<typeof requireFreshFactorAbove>[0],
  effect: Pick<ReturnEffect, 'amount' | 'fee'>,
  staff: StaffBearer | undefined,
): Refusal | undefined {
  const needed = permissionsToCancel(effect);
  if (!staff || !needed.every((permission) => staff.permissions.has(permission)))
    return refuse('STAFF_NOT_PERMITTED');
  return requireFreshFactorAbove(shop, staff, effect.amount);
}
