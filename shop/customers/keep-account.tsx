// After a guest's order: offers an account made of the order's data (spec 1; law-and-ux, "Practice"). Only a password is
// missing, and it is optional.
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { shopPaths } from '../../domain/addresses.ts';
import type { Registration } from '../../domain/customers/customer.ts';
import type { RegistrationProblems } from '../../domain/customers/registration.ts';
import { passwordProblem } from '../../domain/password-rules.ts';
import { Button } from '../../ui/button.tsx';
import { useCall } from '../../ui/call/call-context.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ButtonLink } from '../ground/button-link.tsx';
import { FormErrors, isWrong } from '../ground/form/form-errors.tsx';
import frame from '../ground/form/form-page.module.css';
import { useShopForm } from '../ground/form/use-shop-form.ts';
import { useLocalPath } from '../ground/use-local-path.ts';
import { NewPasswordFields } from './fields/new-password-fields.tsx';
import styles from './keep-account.module.css';
import { currentToken, useCustomer } from './session/customer-store.ts';
import { digestOf } from './session/password-digest.ts';
import { signInWithToken, withCurrentToken } from './session/sign-in-with-token.ts';

type Typed = { readonly password: string; readonly passwordRepeated: string; readonly newsletter: boolean };

const NOTHING_TYPED: Typed = { password: '', passwordRepeated: '', newsletter: false };

type Props = {
  /** The order that this guest has just placed. */
  bookingId: string;
  /** Called with whether the form shows errors, because the page's title then begins with that. */
  onWrong: (wrong: boolean) => void;
};

/** The offer, where it can be made. */
export function KeepAccount({ bookingId, onWrong }: Props) {
  const { t } = useI18n();
  const customer = useCustomer();
  const known = useRegistrationFromOrder(bookingId);
  const [done, setDone] = useState(false);
  if (!known || (!done && !customer?.isGuest)) return null;
  return (
    <section className={`no-print ${styles.keep}`} aria-labelledby="keep-heading">
      <h2 id="keep-heading">{t('keep.title')}</h2>
      {done ? (
        <Kept email={known.email ?? ''} />
      ) : (
        <>
          <p>{t('keep.text')}</p>
          <KeepForm known={known} onDone={() => setDone(true)} onWrong={onWrong} />
        </>
      )}
    </section>
  );
}

/** The guest's data in the order; undefined until it is loaded, and if the order belongs to somebody else. */
function useRegistrationFromOrder(bookingId: string): Registration | undefined {
  const call = useCall();
  const [known, setKnown] = useState<Registration>();
  useEffect(() => {
    const token = currentToken();
    if (token === '') return;
    const leaving = new AbortController();
    call('GET customer/fromOrder', {
      query: { id: bookingId },
      token,
      quiet: true,
      signal: leaving.signal,
    }).then(
      setKnown,
      // Then nothing is offered.
      () => {},
    );
    return () => leaving.abort();
  }, [call, bookingId]);
  return known;
}

function Kept({ email }: { email: string }) {
  const { t } = useI18n();
  const path = useLocalPath();
  const said = useRef<HTMLDivElement>(null);
  // The pressed button is gone. The focus moves to what replaced it.
  useEffect(() => said.current?.focus(), []);
  return (
    <>
      <div ref={said} tabIndex={-1}>
        <Notice tone="good" title={t('keep.done')}>
          <p>{t('keep.done.text', { email })}</p>
        </Notice>
      </div>
      <div className={frame.ways}>
        <ButtonLink variant="secondary" to={path(shopPaths.settings())}>
          {t('keep.account')}
        </ButtonLink>
      </div>
    </>
  );
}

type FormProps = { known: Registration; onDone: () => void; onWrong: (wrong: boolean) => void };

function KeepForm({ known, onDone, onWrong }: FormProps) {
  const { t } = useI18n();
  const { values, form } = useKeepForm(known, onDone, onWrong);
  const { change, errors } = form;
  const labels = { password: t('accounts.password'), passwordRepeated: t('accounts.password.repeat') };
  // If registration needs more fields, it has its own page.
  const incomplete = form.listed.some((field) => !(field in labels));
  const email = known.email ?? '';
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void form.submit();
  };
  return (
    <form method="post" onSubmit={onSubmit} noValidate className={styles.form}>
      {incomplete ? <MoreNeeded /> : <FormErrors form={form} labels={labels} />}
      <p className={styles.who}>
        {t('keep.who', { name: `${known.fname ?? ''} ${known.lname ?? ''}`.trim(), email })}
      </p>
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordFields
        values={values}
        onChange={(typed) => change({ ...values, ...typed })}
        errors={errors}
        label={labels.password}
        labelRepeated={labels.passwordRepeated}
      />
      <CheckboxField
        name="newsletter"
        label={t('accounts.register.newsletter')}
        checked={values.newsletter}
        onChange={(newsletter) => change({ ...values, newsletter })}
      />
      <div className={frame.ways}>
        <Button type="submit" variant="secondary" busy={form.busy}>
          {t('accounts.register.submit')}
        </Button>
      </div>
    </form>
  );
}

/** Registers an account with the guest's data and signs it in. */
function useKeepForm(known: Registration, onDone: () => void, onWrong: FormProps['onWrong']) {
  const call = useCall();
  const [values, keep] = useState(NOTHING_TYPED);
  const form = useShopForm<Typed>({
    values,
    keep,
    check,
    send: async ({ password, newsletter }) => {
      const body = { c: { ...known, password: digestOf(password), newsletter } };
      await signInWithToken(
        call,
        await withCurrentToken((who) => call('POST customer/register', { ...who, body })),
      );
      onDone();
    },
  });
  const wrong = isWrong(form);
  useEffect(() => {
    onWrong(wrong);
    return () => onWrong(false);
  }, [onWrong, wrong]);
  return { values, form };
}

function MoreNeeded() {
  const { t } = useI18n();
  const path = useLocalPath();
  return (
    <Notice tone="attention">
      <p>{t('keep.incomplete')}</p>
      <ButtonLink variant="quiet" to={path(shopPaths.register())}>
        {t('site.register')}
      </ButtonLink>
    </Notice>
  );
}

function check({ password, passwordRepeated }: Typed): RegistrationProblems {
  const problems: RegistrationProblems = {};
  const problem = passwordProblem(password);
  if (problem) problems['password'] = [problem];
  if (passwordRepeated === '') problems['passwordRepeated'] = ['REQUIRED'];
  else if (passwordRepeated !== password) problems['passwordRepeated'] = ['PASSWORDS_DIFFER'];
  return problems;
}
