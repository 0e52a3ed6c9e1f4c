// `/confirm-order`: opened from the mail about free tickets. Only the button confirms them, because mail programs open links,
// too. It leads to the tickets.
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { shopPaths, withReturnedCart } from '../../domain/addresses.ts';
import { Button } from '../../ui/button.tsx';
import { ApiRefusal } from '../../ui/call/call.ts';
import { useCall } from '../../ui/call/call-context.tsx';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { Notice } from '../../ui/notice.tsx';
import { clearCart, heldCartId } from '../cart/cart-terms.ts';
import { keepBooking } from '../checkout/booking.ts';
import { SecondaryPage } from '../customers/secondary-page.tsx';
import { forgetLinkSecret, useLinkSecret } from '../customers/session/link-secret.ts';
import { ButtonLink } from '../ground/button-link.tsx';
import { failureText } from '../ground/failure-text.ts';
import frame from '../ground/form/form-page.module.css';
import { useLocalPath } from '../ground/use-local-path.ts';

export function Component() {
  const { t } = useI18n();
  const secret = useLinkSecret('confirmOrder');
  if (secret !== '') return <Confirm key={secret} secret={secret ?? ''} />;
  return (
    <SecondaryPage title={t('order-link.title')}>
      <p className={frame.lead}>{t('accounts.confirm.noLink')}</p>
    </SecondaryPage>
  );
}

function Confirm({ secret }: { secret: string }) {
  const { t } = useI18n();
  const path = useLocalPath();
  const { busy, gone, refused, confirm } = useConfirmation(secret);
  return (
    <SecondaryPage
      title={t(gone ? 'order-link.gone' : 'order-link.title')}
      error={gone || !!refused}
      personal
    >
      <div className={`${frame.next} needs-script`} aria-live="polite">
        <p className={frame.lead}>{t(gone ? 'order-link.gone.text' : 'order-link.text')}</p>
        {refused && (
          <Notice tone="error">
            <p>{refused}</p>
          </Notice>
        )}
        <div className={frame.ways}>
          {gone ? (
            <ButtonLink to={path(shopPaths.events())}>{t('accounts.programme')}</ButtonLink>
          ) : (
            <Button busy={busy} onClick={confirm}>
              {t('order-link.link')}
            </Button>
          )}
        </div>
      </div>
    </SecondaryPage>
  );
}

/** @param secret the cart's id and the proof, as the mail has them: `id.proof` */
function useConfirmation(secret: string) {
  const call = useCall();
  const { t } = useI18n();
  const navigate = useNavigate();
  const path = useLocalPath();
  const [state, setState] = useState({ busy: false, gone: false, refused: '' });
  const [cartId = '', confirmation = ''] = secret.split('.');
  const confirm = async () => {
    setState({ busy: true, gone: false, refused: '' });
    try {
      const order = await call('POST checkout/execPayment', { query: {}, body: { cartId, confirmation } });
      forgetLinkSecret('confirmOrder');
      keepBooking({ ...order, cartId });
      if (heldCartId() === cartId) clearCart();
      navigate(withReturnedCart(path(shopPaths.checkoutSuccess()), cartId), { replace: true });
    } catch (problem) {
      if (!(problem instanceof ApiRefusal)) throw problem;
      const gone = problem.status === 410 || problem.code === 'REQUEST_MALFORMED';
      if (gone) forgetLinkSecret('confirmOrder');
      setState({ busy: false, gone, refused: gone ? '' : failureText(problem, t) });
    }
  };
  return { ...state, confirm };
}
