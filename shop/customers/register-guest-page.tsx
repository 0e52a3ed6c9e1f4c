// `/register-guest` (spec 2): as few fields as can be, no account, no password.
import type { FormEvent } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useNavigate, useSearchParams } from 'react-router';
import { useCart } from '../cart/cart-store.ts';
import { useHydrated } from '../cart/session-value.ts';
import frame from '../checkout/checkout-frame.module.css';
import { CheckoutSteps } from '../checkout/checkout-steps.tsx';
import { failureWords } from '../checkout/failure-words.ts';
import { returnRoute } from '../checkout/return-route.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { useLocalPath } from '../i18n/local-path.ts';
import { shopContext } from '../shop-context.ts';
import { PageTitle } from '../site/page-title.tsx';
import { useShell } from '../site/use-shell.ts';
import { Button } from '../ui/button.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { Notice } from '../ui/notice.tsx';
import { useCountries } from './countries.ts';
import { RegistrationForm } from './registration-form.tsx';
import { useRegistration } from './use-registration.ts';

export const loader = ({ context }: LoaderFunctionArgs) =>
  context.get(shopContext).call('GET customer/attr', { query: { guest: '1' } });

/** In the summary each message is preceded by its field's label. */
const useSummary = (errors: Readonly<Record<string, string>>, listed: readonly string[]) => {
  const { t } = useI18n();
  return Object.entries(errors)
    .filter(([field]) => listed.includes(field))
    .map(([field, message]) => ({
      field,
      message: t('customers.errors.field', {
        label: t(`customers.field.${field}` as 'customers.field.email'),
        message,
      }),
    }));
};

export const Component = () => {
  const { fields } = useLoaderData<typeof loader>();
  const { config, info } = useShell();
  const { t } = useI18n();
  const path = useLocalPath();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const hydrated = useHydrated();
  const { lines } = useCart();
  const countries = useCountries();
  const { draft, change, errors, listed, tries, busy, failure, submit } = useRegistration({
    fields,
    countries: Object.keys(info.countries),
    defaultCountry: config.default_user_country_key,
    onDone: () => navigate(returnRoute() || path('checkout')),
  });
  const summary = useSummary(errors, listed);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  return (
    <div className={`wrap ${frame.page}`}>
      <PageTitle title={t('customers.guest.title')} error={summary.length > 0} />
      <CheckoutSteps current="login" />
      <h1 className={frame.title}>{t('customers.guest.title')}</h1>
      {/* Focus goes to the summary on each submit, not while typing. */}
      <ErrorSummary key={tries} title={t('customers.errors')} errors={summary} />
      <div className={frame.notices}>
        {failure && <Notice tone="error">{failureWords(failure, t)}</Notice>}
        {hydrated && query.get('fromUnauthorized') === 'true' && (
          <Notice tone="attention">
            <p>{t('customers.again')}</p>
          </Notice>
        )}
      </div>
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
};
