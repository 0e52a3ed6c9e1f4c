import { shopPaths } from '../../../domain/addresses.ts';
import { useI18n } from '../../../ui/i18n/i18n.tsx';
import { useCountries } from '../../customers/fields/countries.ts';
import { RegistrationFields } from '../../customers/fields/registration-form.tsx';
import frame from '../../ground/form/form-page.module.css';
import { Link } from '../../ground/link.tsx';
import { useLocalPath } from '../../ground/use-local-path.ts';
import { useShell } from '../../ground/use-shell.ts';
import type { CheckoutFields } from '../use-checkout-form.ts';
import type { Buyer } from './use-buyer.ts';

type Props = { buyer: Buyer; form: CheckoutFields };

/** Who a guest is; or the ways to sign in instead. */
export function ContactBlock(props: Props) {
  const { t } = useI18n();
  const { fields, added } = props.buyer;
  return (
    <section className={frame.section} aria-labelledby="customer-heading">
      <h2 id="customer-heading">{t('cart.customer')}</h2>
      <SignInInstead />
      <BuyerFields {...props} fields={fields.filter((field) => !added.includes(field))} />
    </section>
  );
}

/** What this order needs besides, where the need for it is said. */
export function AddedFields(props: Props) {
  const { added } = props.buyer;
  return added.length > 0 && <BuyerFields {...props} fields={added} />;
}

function BuyerFields({ buyer: { draft, change }, form, fields }: Props & Pick<Buyer, 'fields'>) {
  const countries = useCountries();
  const errors = Object.fromEntries(
    fields.map(({ name }) => [name, form.errorOf(`buyer.${name}`)]).filter(([, error]) => error),
  );
  return (
    <RegistrationFields
      fields={fields}
      countries={countries}
      draft={draft}
      onChange={change}
      errors={errors}
    />
  );
}

function SignInInstead() {
  const { t } = useI18n();
  const { config } = useShell();
  const path = useLocalPath();
  return (
    <p className={`${frame.quiet} ${frame.before}`}>
      {t('cart.guest.hint')}{' '}
      {config.hasUserRegistration && (
        <>
          <Link to={path(shopPaths.login())}>{t('site.login')}</Link>
          {' · '}
          <Link to={path(shopPaths.register())}>{t('accounts.login.register')}</Link>
        </>
      )}
    </p>
  );
}
