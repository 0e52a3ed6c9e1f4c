// `/register-guest` (spec 2): as few fields as can be, no account, no password.
import '../ui/secondary.css';
import type { FormEvent } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router';
import { useCart } from '../cart/cart-store.ts';
import frame from '../checkout/checkout-frame.module.css';
import { CheckoutSteps } from '../checkout/checkout-steps.tsx';
import { useI18n } from '../i18n/i18n.tsx';
import { useLocalPath } from '../i18n/local-path.ts';
import { shopContext } from '../shop-context.ts';
import { PageTitle } from '../site/page-title.tsx';
import { useShell } from '../site/use-shell.ts';
import { Button } from '../ui/button.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { useCountries } from './countries.ts';
import { FormErrors, isWrong } from './form-errors.tsx';
import { knownFields, RegistrationForm } from './registration-form.tsx';
import { useRegistration } from './use-registration.ts';
import { useWaitingCheckout } from './way-back.ts';

export function loader({ context }: LoaderFunctionArgs) {
  return context.get(shopContext).call('GET customer/attr', { query: { guest: '1' } });
}

export function Component() {
  const { fields } = useLoaderData<typeof loader>();
  const { config, info } = useShell();
  const { t } = useI18n();
  const path = useLocalPath();
  const navigate = useNavigate();
  const { lines } = useCart();
  const waiting = useWaitingCheckout();
  const countries = useCountries();
  const form = useRegistration({
    fields,
    countries: Object.keys(info.countries),
    defaultCountry: config.default_user_country_key,
    onDone: () => navigate(waiting || path('checkout')),
  });
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
      <FormErrors form={form} labels={labels} />
      <p className={frame.lead}>{t('customers.guest.text')}</p>
      <form onSubmit={onSubmit} noValidate>
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
          <ButtonLink variant="quiet" to={path('checkout')}>
            {t('customers.guest.back')}
          </ButtonLink>
        </div>
      </form>
    </div>
  );
}
