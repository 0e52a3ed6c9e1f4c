// `/checkout/canceled` (spec 2 and 4): gives back what was held, then the visitor may clear or keep the cart.
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { shopPaths } from '../../domain/addresses.ts';
import { Button } from '../../ui/button.tsx';
import { ApiRefusal } from '../../ui/call/call.ts';
import { useCall } from '../../ui/call/call-context.tsx';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { cartLines } from '../cart/cart-store.ts';
import { clearCart, clearHold, heldCartId } from '../cart/cart-terms.ts';
import { CheckoutSteps } from '../cart/checkout-steps.tsx';
import { useCart } from '../cart/use-cart.ts';
import { currentToken } from '../customers/session/customer-store.ts';
import { ButtonLink } from '../ground/button-link.tsx';
import frame from '../ground/form/form-page.module.css';
import { NoScriptNote } from '../ground/page/no-script-note.tsx';
import { PageTitle } from '../ground/page/page-title.tsx';
import { useLocalPath } from '../ground/use-local-path.ts';
import { lastBooking } from './booking.ts';
import { CartGone } from './cart-gone.tsx';

export function Component() {
  const { t } = useI18n();
  const path = useLocalPath();
  const navigate = useNavigate();
  const { known, lines } = useCart();
  const state = useCancel();
  // What is gone was perhaps paid: nothing is said of a payment that was canceled.
  const title = t(state === 'gone' ? 'cart.gone' : 'cart.canceled');
  const clear = () => {
    clearCart();
    navigate(path());
  };
  return (
    <div className={`wrap ${frame.page}`}>
      <PageTitle title={title} />
      <CheckoutSteps current="payment" />
      <h1 className={frame.title}>{title}</h1>
      <NoScriptNote />
      {!known || state === 'asking' ? (
        <Skeleton lines={3} />
      ) : state === 'gone' ? (
        <CartGone />
      ) : (
        <div className={frame.next}>
          {lines.length > 0 ? (
            <>
              <p className={frame.lead}>{t('cart.canceled.text')}</p>
              <div className={frame.ways}>
                <ButtonLink to={path(shopPaths.checkout())}>{t('cart.canceled.keep')}</ButtonLink>
                <Button variant="secondary" onClick={clear}>
                  {t('cart.canceled.clear')}
                </Button>
              </div>
            </>
          ) : (
            <>
              <p className={frame.lead}>{t('cart.empty.text')}</p>
              <div className={frame.ways}>
                <ButtonLink to={path()}>{t('cart.gone.home')}</ButtonLink>
              </div>
            </>
          )}
        </div>
      )}
    </div>
  );
}

type Canceling = 'asking' | 'canceled' | 'gone';

function useCancel(): Canceling {
  const call = useCall();
  const [state, setState] = useState<Canceling>('asking');
  useEffect(() => {
    const cartId = heldCartId();
    if (cartId === '') {
      // Whoever goes back from a placed order to the provider's page has paid, whatever they press there.
      setState(lastBooking() && cartLines().length === 0 ? 'gone' : 'canceled');
      return;
    }
    const query = { noRedirect: '1', cartId };
    void call('POST checkout/cancel', { query, token: currentToken() }).then(
      () => {
        clearHold();
        setState('canceled');
      },
      (problem: unknown) => {
        if (!(problem instanceof ApiRefusal)) throw problem;
        if (problem.status === 410) clearHold();
        // After any other refusal the hold expires, and the next payment takes it over.
        setState(problem.status === 410 ? 'gone' : 'canceled');
      },
    );
  }, [call]);
  return state;
}
