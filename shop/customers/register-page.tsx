// `/register` (spec 2): the fields that the server asks for, the e-mail and a password, each twice.
import type { FormEvent } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router';
import { shopPaths } from '../../domain/addresses.ts';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { FormErrors, isWrong } from '../ground/form/form-errors.tsx';
import { Link } from '../ground/link.tsx';
import { shopContext } from '../ground/shop-context.ts';
import { useLocalPath } from '../ground/use-local-path.ts';
import { useShell } from '../ground/use-shell.ts';
import styles from './account-page.module.css';
import { useCountries } from './fields/countries.ts';
import { NewPasswordFields } from './fields/new-password-fields.tsx';
import registration from './fields/registration-form.module.css';
import { knownFields, RegistrationForm } from './fields/registration-form.tsx';
import { SecondaryPage } from './secondary-page.tsx';
import { useReturnSearch } from './session/return-address.ts';
import { SignedInNote } from './signed-in-note.tsx';
import { useAccountRegistration } from './use-account-registration.ts';

export function loader({ context }: LoaderFunctionArgs) {
  return context.get(shopContext).call('GET customer/attr', { query: {} });
}

export function Component() {
  const { fields } = useLoaderData<typeof loader>();
  const { config, info } = useShell();
  const { t } = useI18n();
  const path = useLocalPath();
  const navigate = useNavigate();
  const search = useReturnSearch();
  const countries = useCountries();
  const account = useAccountRegistration({
    fields,
    countries: Object.keys(info.countries),
    defaultCountry: config.default_user_country_key,
    onDone: () => void navigate(`${path(shopPaths.registerSuccess())}${search}`),
  });
  const { values, change, errors, busy, submit } = account;
  const labels = useLabels(fields);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  return (
    <SecondaryPage title={t('accounts.register.title')} error={isWrong(account)}>
      <FormErrors form={account} labels={labels} />
      <SignedInNote />
      <p className={`${styles.lead} needs-script`}>
        {t('accounts.register.text')}{' '}
        <Link to={`${path(shopPaths.login())}${search}`}>{t('accounts.register.login')}</Link>
      </p>
      <form method="post" onSubmit={onSubmit} noValidate>
        <RegistrationForm
          fields={fields}
          countries={countries}
          draft={values}
          onChange={(draft) => change({ ...values, ...draft })}
          errors={errors}
        />
        <Access account={account} newsletter={fields.some(({ name }) => name === 'newsletter')} />
        <Button type="submit" busy={busy}>
          {t('accounts.register.submit')}
        </Button>
      </form>
    </SecondaryPage>
  );
}

/** The labels of all fields that can have errors, in the order of the page. */
function useLabels(fields: Parameters<typeof knownFields>[0]) {
  const { t } = useI18n();
  return {
    ...Object.fromEntries(knownFields(fields).map(({ name }) => [name, t(`customers.field.${name}`)])),
    emailRepeated: t('accounts.email.repeat'),
    password: t('accounts.password'),
    passwordRepeated: t('accounts.password.repeat'),
  };
}

type Account = ReturnType<typeof useAccountRegistration>;

function Access({ account, newsletter }: { account: Account; newsletter: boolean }) {
  const { t } = useI18n();
  const { values, change, errors } = account;
  return (
    <fieldset className={registration.group}>
      <legend>{t('accounts.register.access')}</legend>
      <div className={styles.form}>
        <TextField
          name="emailRepeated"
          label={t('accounts.email.repeat')}
          type="email"
          inputMode="email"
          autoComplete="off"
          maxLength={254}
          required
          value={values.emailRepeated}
          onChange={(emailRepeated) => change({ ...values, emailRepeated })}
          error={errors.emailRepeated}
        />
        <NewPasswordFields
          values={values}
          onChange={(typed) => change({ ...values, ...typed })}
          errors={errors}
        />
        {newsletter && (
          <CheckboxField
            name="newsletter"
            label={t('accounts.register.newsletter')}
            checked={values.newsletter}
            onChange={(checked) => change({ ...values, newsletter: checked })}
            error={errors.newsletter}
          />
        )}
      </div>
    </fieldset>
  );
}
