// The second factor is asked for again where what is done cannot be taken back. The contract marks such calls with
// `freshFactor`; where it depends on the amount, the handler asks here.
import { type Refusal, refuse } from '../../../domain/refusal.ts';
import { isFresh } from '../../../domain/staff/second-factor.ts';
import type { StaffBearer } from '../../api/bearer.ts';
import { moneyLimit } from '../folder/staff-settings.ts';
import type { StaffShop } from '../staff-shop.ts';

/** A refusal unless the factor was given in the last minutes. */
export function requireFreshFactor({ factorAt }: StaffBearer, now: Date): Refusal | undefined {
  return isFresh(factorAt, now) ? undefined : refuse('STAFF_FACTOR_NEEDED');
}

/**
 * For money that is moved by one act: the museum says from which amount on the factor is asked for again.
 * @param cents without a sign
 */
export function requireFreshFactorAbove(
  { museum, now }: Pick<StaffShop, 'museum' | 'now'>,
  staff: StaffBearer,
  cents: number,
): Refusal | undefined {
  return cents > moneyLimit(museum.settings) ? requireFreshFactor(staff, now()) : undefined;
}
