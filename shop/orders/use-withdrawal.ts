// The declaration being typed (§ 356a(2) BGB). Coming from an order, its number and its owner are filled in:
// they travel beside the address, not in it, and may be changed.
import { useState } from 'react';
import { useLocation } from 'react-router';
import { checkWithdrawal, type Withdrawal } from '../../domain/orders/withdrawal.ts';
import type { WithdrawalReceipt } from '../../domain/orders/withdrawal-contract.ts';
import { useCall } from '../../ui/call/call-context.tsx';
import type { Form } from '../../ui/form/use-form.ts';
import { useShopForm } from '../ground/form/use-shop-form.ts';
import { useHydrated } from '../ground/session-value.ts';

/** Data that a link to the page may pass. */
export type KnownOfWithdrawal = { readonly withdrawal?: Omit<Withdrawal, 'part'> };

const NOTHING: Withdrawal = { name: '', number: '', email: '', part: '' };

export type WithdrawalForm = Form<Withdrawal> & { readonly values: Withdrawal };

export function useWithdrawal(onReceipt: (receipt: WithdrawalReceipt) => void): WithdrawalForm {
  const call = useCall();
  const hydrated = useHydrated();
  const known = useLocation().state as KnownOfWithdrawal | null;
  const [typed, setTyped] = useState<Withdrawal>();
  // The rendered page is the same for every visitor. The browser adds what it has stored.
  const values = typed ?? { ...NOTHING, ...(hydrated ? known?.withdrawal : undefined) };
  const form = useShopForm({
    values,
    keep: setTyped,
    check: checkWithdrawal,
    send: async (withdrawal) => onReceipt(await call('POST withdrawal', { body: withdrawal })),
  });
  return { ...form, values };
}
