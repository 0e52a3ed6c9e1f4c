// `/login` (spec 2). During a purchase, ordering as a guest is the most visible choice.
import { useEffect } from 'react';
import { shopPaths } from '../../domain/addresses.ts';
import { useCall } from '../../ui/call/call-context.tsx';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useCartLines } from '../cart/cart-store.ts';
import { ButtonLink } from '../ground/button-link.tsx';
import { FormErrors, isWrong } from '../ground/form/form-errors.tsx';
import frame from '../ground/form/form-page.module.css';
import { useHydrated } from '../ground/session-value.ts';
import { useLocalPath } from '../ground/use-local-path.ts';
import { useQuery } from '../ground/use-query.ts';
import { useShell } from '../ground/use-shell.ts';
import styles from './account-page.module.css';
import { LoginForm, useLogin } from './login-form.tsx';
import { SecondaryPage } from './secondary-page.tsx';
import { checkSession } from './session/keep-session.tsx';
import { useReturnSearch } from './session/return-address.ts';
import { SignedInNote } from './signed-in-note.tsx';

export function Component() {
  const { t } = useI18n();
  const path = useLocalPath();
  const search = useReturnSearch();
  const lines = useCartLines();
  const { config } = useShell();
  const login = useLogin();
  const buying = lines.length > 0 && config.hasGuestRegistration;
  const labels = {
    email: t('accounts.email'),
    password: t('accounts.password'),
    code: t('accounts.login.code'),
  };
  return (
    <SecondaryPage title={t('accounts.login.title')} error={isWrong(login)} personal>
      <FormErrors form={login} labels={labels} />
      <Reason buying={buying} />
      <div className={`${styles.parts} needs-script`}>
        {buying && <GuestWay />}
        <section className={styles.part} aria-labelledby="login-heading">
          <h2 id="login-heading">{t(login.asksCode ? 'accounts.login.step' : 'accounts.login.account')}</h2>
          <LoginForm login={login} variant={buying ? 'secondary' : 'primary'} />
        </section>
        {config.hasUserRegistration && (
          <section className={styles.part} aria-labelledby="new-heading">
            <h2 id="new-heading">{t('accounts.login.new')}</h2>
            <p>{t('accounts.login.new.text')}</p>
            <div className={styles.ways}>
              <ButtonLink
                variant={buying ? 'quiet' : 'secondary'}
                to={`${path(shopPaths.register())}${search}`}
              >
                {t('accounts.login.register')}
              </ButtonLink>
            </div>
          </section>
        )}
      </div>
    </SecondaryPage>
  );
}

/** Why this page is shown: another page needs a login, or the visitor is signed in already. */
function Reason({ buying }: { buying: boolean }) {
  const { t } = useI18n();
  const [query] = useQuery();
  const call = useCall();
  // The rendered HTML must not depend on the address's parameters.
  const unauthorized = useHydrated() && query.get('fromUnauthorized') === 'true';
  // A refused token may have expired. Then the visitor is not signed in.
  useEffect(() => {
    if (unauthorized) void checkSession(call);
  }, [unauthorized, call]);
  if (!unauthorized) return <SignedInNote />;
  return (
    <div className={frame.notices}>
      <Notice tone="attention">
        <p>{t(buying ? 'customers.again' : 'accounts.login.again')}</p>
      </Notice>
    </div>
  );
}

function GuestWay() {
  const { t } = useI18n();
  const path = useLocalPath();
  return (
    <section className={styles.part} aria-labelledby="guest-heading">
      <h2 id="guest-heading">{t('accounts.login.guest')}</h2>
      <p>{t('accounts.login.guest.text')}</p>
      <ButtonLink className={frame.order} to={path(shopPaths.registerGuest())}>
        {t('cart.guest')}
      </ButtonLink>
    </section>
  );
}
