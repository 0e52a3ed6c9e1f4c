// What staff may do with a voucher code (operations 2): pure, so that the office shows only what is possible. Codes of the
// museum folder get their dates and their names from there, and an import would undo what staff change of them.
import { addDays, isDay } from '../museum-time.ts';
import type { FieldProblem } from '../refusal.ts';
import type { CodeState } from './code-care-contract.ts';
import { voucherCodeProblem } from './voucher-code-problem.ts';

export type CodeToCareFor = {
  readonly kind: 'value' | 'discount';
  readonly origin: 'bought' | 'returned' | 'folder';
  readonly amount: number;
  /** Cents that can be spent; what carts hold is not among them. */
  readonly left: number;
  readonly held: number;
  readonly valid_from: string;
  readonly valid_to: string;
  readonly isBlocked: boolean;
  readonly isClosed: boolean;
  readonly replaced_by: string | null;
};

export type CodeAct = 'block' | 'unblock' | 'extend' | 'replace';

/** Why an act is not possible. */
export type CodeObstacle =
  | 'closed'
  | 'replaced'
  | 'blockedAlready'
  | 'notBlocked'
  | 'ofTheFolder'
  | 'ended'
  | 'usedUp'
  | 'beingPaidWith';

/** What a code is now. Being blocked says more than its dates, being closed more than all. */
export function codeState(code: CodeToCareFor, now: Date): CodeState {
  if (code.replaced_by !== null) return 'replaced';
  if (code.isClosed) return 'closed';
  if (code.isBlocked) return 'blocked';
  const problem = voucherCodeProblem({ ...code, used_amount: code.amount - code.left }, now);
  if (problem === 'VOUCHER_NOW_IS_BEFORE_VALID_FROM') return 'early';
  if (problem === 'VOUCHER_NOW_IS_AFTER_VALID_TO') return 'ended';
  return problem === undefined ? 'usable' : 'used';
}

/** Undefined where the act is possible. */
export function codeObstacle(code: CodeToCareFor, act: CodeAct, now: Date): CodeObstacle | undefined {
  const state = codeState(code, now);
  if (state === 'replaced' || state === 'closed') return state;
  if (act === 'block') return code.isBlocked ? 'blockedAlready' : undefined;
  if (act === 'unblock') return code.isBlocked ? undefined : 'notBlocked';
  if (code.origin === 'folder') return 'ofTheFolder';
  if (act === 'extend') return undefined;
  // A cart that holds some of it would pay with a code that is closed.
  if (code.held > 0) return 'beingPaidWith';
  const asUnblocked = codeState({ ...code, isBlocked: false }, now);
  if (asUnblocked === 'ended') return 'ended';
  return asUnblocked === 'used' ? 'usedUp' : undefined;
}

/** Far enough for any limitation period (§§ 195, 197 BGB: at most thirty years). */
const MOST_DAYS = 30 * 366;

/** What is wrong with a last day that staff typed: it must be after today and after the one that there is. */
export function lastDayProblem(
  typed: string,
  { valid_to }: Pick<CodeToCareFor, 'valid_to'>,
  today: string,
): FieldProblem | undefined {
  if (!isDay(typed)) return 'DAY_INVALID';
  if (typed <= today || typed <= valid_to.slice(0, 10)) return 'DAY_PAST';
  return typed > addDays(today, MOST_DAYS) ? 'DAY_TOO_FAR' : undefined;
}
