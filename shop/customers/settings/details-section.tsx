import type { Customer, FieldDefinition, Registration } from '../../../domain/customers/customer.ts';
import { checkRegistration } from '../../../domain/customers/registration.ts';
import { CheckboxField } from '../../../ui/checkbox-field.tsx';
import { useI18n } from '../../../ui/i18n/i18n.tsx';
import { useShell } from '../../ground/use-shell.ts';
import { useCountries } from '../fields/countries.ts';
import { knownFields, RegistrationForm } from '../fields/registration-form.tsx';
import { draftOf } from '../session/customer-store.ts';
import { applyUpdate } from './apply-update.ts';
import { Editable } from './editable.tsx';
import { Rows } from './rows.tsx';
import { SettingsForm } from './settings-form.tsx';
import { SettingsSection } from './settings-section.tsx';
import { useAccountCall } from './use-account-call.ts';
import { useSettingsForm } from './use-settings-form.ts';

type Props = {
  customer: Customer;
  fields: readonly FieldDefinition[];
  startOpen: boolean;
  onSaved: () => void;
};

/** Name, billing address, and whether an invoice is wanted. */
export function DetailsSection({ startOpen, onSaved, ...rest }: Props) {
  const { t } = useI18n();
  const { info } = useShell();
  const { customer } = rest;
  const { addrBilling: billing } = customer;
  const title = t('cart.customer');
  return (
    <SettingsSection id="details" title={title}>
      <Editable
        title={title}
        startOpen={startOpen}
        replaced
        form={(close) => (
          <DetailsForm
            {...rest}
            onLeave={() => close()}
            onSaved={() => {
              close(t('settings.saved'));
              onSaved();
            }}
          />
        )}
      >
        <Rows
          rows={[
            customer.company,
            `${customer.fname} ${customer.lname}`.trim(),
            billing.street,
            `${billing.zip} ${billing.city}`.trim(),
            info.countries[billing.country] ?? billing.country,
            customer.phone,
            t(customer.send_invoice ? 'settings.invoice.yes' : 'settings.invoice.no'),
          ]}
        />
      </Editable>
    </SettingsSection>
  );
}

type FormProps = Omit<Props, 'startOpen' | 'onSaved'> & {
  onLeave: () => void;
  onSaved: () => void;
};

function DetailsForm({ customer, fields, onLeave, onSaved }: FormProps) {
  const { t } = useI18n();
  const { info } = useShell();
  const call = useAccountCall();
  const countries = useCountries();
  const shown = withoutEmail(fields);
  const given = draftOf(customer);
  const form = useSettingsForm<string>({
    start: {
      ...Object.fromEntries(shown.map(({ name }) => [name, given[name] ?? ''])),
      send_invoice: customer.send_invoice ? 'yes' : '',
    },
    labels: Object.fromEntries(shown.map(({ name }) => [name, t(`customers.field.${name}`)])),
    check: ({ send_invoice: _, ...details }) =>
      checkRegistration(details, shown, Object.keys(info.countries)),
    send: async ({ send_invoice, ...details }) => {
      const c: Registration = { ...details, send_invoice: send_invoice === 'yes' };
      applyUpdate(await call('POST customer/update', { body: { c } }));
      onSaved();
    },
  });
  const { values, change } = form;
  return (
    <SettingsForm form={form} submit={t('settings.save')} onLeave={onLeave}>
      <RegistrationForm
        fields={shown}
        countries={countries}
        draft={values}
        onChange={(draft) => change(draft as Record<string, string>)}
        errors={form.errors}
      />
      <CheckboxField
        name="send_invoice"
        label={t('settings.invoice')}
        checked={values['send_invoice'] === 'yes'}
        onChange={(wanted) => change({ send_invoice: wanted ? 'yes' : '' })}
      />
    </SettingsForm>
  );
}

/** The e-mail address is changed in a section of its own. */
function withoutEmail(fields: readonly FieldDefinition[]) {
  return knownFields(fields).filter(({ name }) => name !== 'email');
}
