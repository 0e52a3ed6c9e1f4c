import '../../ui/secondary.css';
import type { ReactNode } from 'react';
import { CheckoutSteps } from '../cart/checkout-steps.tsx';
import { NoScriptNote } from '../ground/page/no-script-note.tsx';
import { PageTitle } from '../ground/page/page-title.tsx';
import { useHydrated } from '../ground/session-value.ts';
import { useWaitingCheckout } from './session/return-address.ts';

type Props = {
  title: string;
  error?: boolean;
  /** Whether the content depends on the visitor. Then nothing is shown while the page hydrates. */
  personal?: boolean;
  children: ReactNode;
};

/** A page of login, registration or recovery. During a purchase it shows the steps of the checkout. */
export function SecondaryPage({ title, error = false, personal = false, children }: Props) {
  const waiting = useWaitingCheckout() !== '';
  const known = useHydrated();
  return (
    <div className="wrap secondary" data-waiting={(personal && !known) || undefined}>
      <PageTitle title={title} error={error} />
      {waiting && <CheckoutSteps current="login" />}
      <h1>{title}</h1>
      <NoScriptNote />
      {children}
    </div>
  );
}
