// Tries at signing in (ADR 053). A stranger's count by their network, by the address in their network, and by the address
// over all networks. A device on which the owner has signed in before has a count of its own: where strangers have used
// theirs up, it still tries the owner's account, and nothing else.
import type { Refusal } from '../../../domain/refusal.ts';
import {
  countTry,
  forgetTries,
  pairOf,
  type TriesShop,
  takeBackTry,
} from '../../credentials/tries/limit-tries.ts';
import type { AccountRow } from '../account-store.ts';
import type { Device } from '../devices/known-device.ts';
import type { Candidates } from '../log-in-candidates.ts';

type Who = {
  /** Normalised: see `emailKey`. */
  readonly email: string;
  readonly address: string;
  readonly device: Device | undefined;
};

/** The candidates that may be tried, or a refusal. */
export async function countLogIn(
  shop: TriesShop,
  { email, address, device }: Who,
  candidates: Candidates,
): Promise<Candidates | Refusal> {
  const tooMany =
    (await countTry(shop, 'login-network', address)) ??
    (await countTry(shop, 'login-pair', pairOf(email, address))) ??
    (await countTry(shop, 'login-account', email));
  if (!tooMany) return candidates;
  const own = candidates.map((account) => (isKnown(device, account) ? account : undefined));
  if (!device || !own.some(Boolean)) return tooMany;
  return (await countTry(shop, 'login-device', device.id)) ?? (own as unknown as Candidates);
}

function isKnown(device: Device | undefined, account: AccountRow | undefined): boolean {
  return device?.accounts.includes(account?.id ?? '') === true;
}

/**
 * After the right password. An account whose address is unconfirmed takes back only its own try, not those at the confirmed
 * account's password.
 */
export async function forgetLogIns(
  shop: TriesShop,
  { email, address, device }: Who,
  { confirmed_at }: Pick<AccountRow, 'confirmed_at'>,
): Promise<void> {
  const settle = confirmed_at ? forgetTries : takeBackTry;
  await settle(shop, 'login-pair', pairOf(email, address));
  await settle(shop, 'login-account', email);
  if (device) await settle(shop, 'login-device', device.id);
}
