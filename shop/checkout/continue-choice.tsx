// The step "login" (spec 2): as a guest, which is most visible, with an account, or by a payment that includes the address.
import { shopPaths } from '../../domain/addresses.ts';
import { inLanguage } from '../../domain/language.ts';
import { Button } from '../../ui/button.tsx';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { ButtonLink } from '../ground/button-link.tsx';
import frame from '../ground/form/form-page.module.css';
import { useLocalPath } from '../ground/use-local-path.ts';
import { useShell } from '../ground/use-shell.ts';
import { isExpress, type PaymentType } from './payment-type.ts';

export function ContinueChoice(props: {
  payments: readonly PaymentType[];
  onExpress: (payartId: number) => void;
  /** A parcel is part of it, whose address is still to be asked for. */
  parcel: boolean;
}) {
  const { t, language } = useI18n();
  const { config } = useShell();
  const path = useLocalPath();
  const express = props.payments.filter(isExpress);
  return (
    <div className={frame.next}>
      {config.hasGuestRegistration && (
        <>
          <ButtonLink to={path(shopPaths.registerGuest())} className={frame.order}>
            {t('cart.guest')}
          </ButtonLink>
          <p className={frame.quiet}>
            {t('cart.guest.hint')} {props.parcel && t('cart.shipping.elsewhere')}
          </p>
        </>
      )}
      {config.hasUserRegistration && (
        <div className={frame.ways}>
          <ButtonLink variant="quiet" to={path(shopPaths.login())}>
            {t('site.login')}
          </ButtonLink>
          <ButtonLink variant="quiet" to={path(shopPaths.register())}>
            {t('accounts.login.register')}
          </ButtonLink>
        </div>
      )}
      {express.length > 0 && (
        <div className={`${frame.next} ${frame.or}`}>
          {express.map((payment) => (
            <Button
              key={payment.payartId}
              variant="secondary"
              onClick={() => props.onExpress(payment.payartId)}
            >
              {inLanguage(payment.name, language)}
            </Button>
          ))}
          <p className={frame.quiet}>{t('cart.express.hint')}</p>
        </div>
      )}
    </div>
  );
}
