// `/register-guest` (spec 2): as few fields as possible, no account, no password.
import { shopPaths } from '../../domain/addresses.ts';
import '../../ui/secondary.css';
import type { FormEvent } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { CheckoutSteps } from '../cart/checkout-steps.tsx';
import { useCart } from '../cart/use-cart.ts';
import { ButtonLink } from '../ground/button-link.tsx';
import { FormErrors, isWrong } from '../ground/form/form-errors.tsx';
import frame from '../ground/form/form-page.module.css';
import { Link } from '../ground/link.tsx';
import { NoScriptNote } from '../ground/page/no-script-note.tsx';
import { PageTitle } from '../ground/page/page-title.tsx';
import { shopContext } from '../ground/shop-context.ts';
import { useLocalPath } from '../ground/use-local-path.ts';
import { useShell } from '../ground/use-shell.ts';
import { useCountries } from './fields/countries.ts';
import { knownFields, RegistrationForm } from './fields/registration-form.tsx';
import { useWaitingCheckout } from './session/return-address.ts';
import { useRegistration } from './use-registration.ts';

export function loader({ context }: LoaderFunctionArgs) {
  return context.get(shopContext).call('GET customer/attr', { query: { guest: '1' } });
}

export function Component() {
  const { fields } = useLoaderData<typeof loader>();
  const { t, formats } = useI18n();
  const path = useLocalPath();
  const { lines, totals } = useCart();
  const countries = useCountries();
  const form = useGuestRegistration(fields);
  const { draft, change, errors, busy, submit } = form;
  const labels = Object.fromEntries(
    knownFields(fields).map(({ name }) => [name, t(`customers.field.${name}`)]),
  );
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  return (
    <div className="wrap secondary">
      <PageTitle title={t('customers.guest.title')} error={isWrong(form)} />
      <CheckoutSteps current="login" />
      <h1>{t('customers.guest.title')}</h1>
      <NoScriptNote />
      <FormErrors form={form} labels={labels} />
      {lines.length > 0 && (
        <p className={frame.headed}>
          <Link to={path(shopPaths.checkout())}>{t('cart.lines')}</Link>
          <strong className="figures">{formats.money(totals.total)}</strong>
        </p>
      )}
      <p className={`${frame.lead} needs-script`}>{t('customers.guest.text')}</p>
      <form method="post" onSubmit={onSubmit} noValidate>
        <RegistrationForm
          fields={fields}
          countries={countries}
          draft={draft}
          onChange={change}
          errors={errors}
        />
        <div className={frame.ways}>
          <Button type="submit" busy={busy}>
            {lines.length > 0 ? t('customers.guest.next') : t('customers.guest.save')}
          </Button>
          <ButtonLink variant="quiet" to={path(shopPaths.checkout())}>
            {t('customers.guest.back')}
          </ButtonLink>
        </div>
      </form>
    </div>
  );
}

/** A guest goes on to the checkout, or to where it waits. */
function useGuestRegistration(fields: Awaited<ReturnType<typeof loader>>['fields']) {
  const { config, info } = useShell();
  const path = useLocalPath();
  const navigate = useNavigate();
  const waiting = useWaitingCheckout();
  return useRegistration({
    fields,
    countries: Object.keys(info.countries),
    defaultCountry: config.default_user_country_key,
    onDone: () => navigate(waiting || path(shopPaths.checkout())),
  });
}
