import '../../ui/secondary.css';
import type { ReactNode } from 'react';
import { CheckoutSteps } from '../cart/checkout-steps.tsx';
import { PageTitle } from '../ground/page/page-title.tsx';
import { useHydrated } from '../ground/session-value.ts';
import { useWaitingCheckout } from './session/return-address.ts';

type Props = {
  title: string;
  error?: boolean;
  /** What it shows depends on who looks at it: nothing is shown before that is known. */
  personal?: boolean;
  children: ReactNode;
};

/** A page that registers, signs in or recovers; in the middle of a purchase it is one of its steps. */
export function SecondaryPage({ title, error = false, personal = false, children }: Props) {
  const waiting = useWaitingCheckout() !== '';
  const known = useHydrated();
  return (
    <div className="wrap secondary" data-waiting={(personal && !known) || undefined}>
      <PageTitle title={title} error={error} />
      {waiting && <CheckoutSteps current="login" />}
      <h1>{title}</h1>
      {children}
    </div>
  );
}
