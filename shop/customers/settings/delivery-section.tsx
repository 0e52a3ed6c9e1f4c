// The shipping address: the billing address, or another complete one (spec 2 and 5).
import type { Customer, ShippingAddress } from '../../../domain/customers/customer.ts';
import {
  checkRegistration,
  SHIPPING_FIELDS,
  type ShippingField,
} from '../../../domain/customers/registration.ts';
import { CheckboxField } from '../../../ui/checkbox-field.tsx';
import { useI18n } from '../../../ui/i18n/i18n.tsx';
import { useShell } from '../../ground/use-shell.ts';
import { useCountries } from '../fields/countries.ts';
import { ShippingFields } from '../fields/shipping-fields.tsx';
import { applyUpdate } from './apply-update.ts';
import { Editable } from './editable.tsx';
import { Rows } from './rows.tsx';
import { SettingsForm } from './settings-form.tsx';
import { SettingsSection } from './settings-section.tsx';
import { useAccountCall } from './use-account-call.ts';
import { useSettingsForm } from './use-settings-form.ts';

type Values = Readonly<Record<'same' | ReturnType<typeof named>, string>>;

export function DeliverySection({ customer, onSaved }: { customer: Customer; onSaved: () => void }) {
  const { t } = useI18n();
  const { info } = useShell();
  const { addrShipping: to } = customer;
  const title = t('customers.shipping');
  return (
    <SettingsSection id="delivery" title={title}>
      <Editable
        title={title}
        replaced
        form={(close) => (
          <DeliveryForm
            customer={customer}
            onLeave={() => close()}
            onSaved={() => {
              close(t('settings.saved'));
              onSaved();
            }}
          />
        )}
      >
        <Rows
          rows={
            to
              ? [to.name, to.street, `${to.zip} ${to.city}`.trim(), info.countries[to.country] ?? to.country]
              : [t('customers.shipping.same')]
          }
        />
      </Editable>
    </SettingsSection>
  );
}

function DeliveryForm(props: { customer: Customer; onLeave: () => void; onSaved: () => void }) {
  const { customer, onLeave, onSaved } = props;
  const { t } = useI18n();
  const { info } = useShell();
  const call = useAccountCall();
  const countries = useCountries();
  const form = useSettingsForm<keyof Values>({
    start: valuesOf(customer),
    labels: Object.fromEntries(SHIPPING_FIELDS.map((field) => [named(field), t(`customers.field.${field}`)])),
    check: (values) => checkRegistration({ shipping: shippingOf(values) }, [], Object.keys(info.countries)),
    send: async (values) => {
      const body = { c: { shipping: shippingOf(values) } };
      applyUpdate(await call('POST customer/update', { body }));
      onSaved();
    },
  });
  const { values, change, listed } = form;
  const missing = SHIPPING_FIELDS.some(
    (field) => listed.includes(named(field)) && values[named(field)].trim() === '',
  );
  return (
    <SettingsForm
      form={form}
      submit={t('settings.save')}
      title={missing ? t('customers.shipping.incomplete') : undefined}
      onLeave={onLeave}
    >
      <CheckboxField
        name="same"
        label={t('customers.shipping.same')}
        checked={values.same === 'yes'}
        onChange={(same) => change({ same: same ? 'yes' : '' })}
      />
      {values.same !== 'yes' && (
        <ShippingFields
          address={addressOf(values)}
          countries={countries}
          onChange={(next) => change(ofAddress(next))}
          errors={form.errors}
        />
      )}
    </SettingsForm>
  );
}

/** The saved address, else the most likely country. */
function valuesOf({ addrShipping, addrBilling: { country } }: Customer): Values {
  return {
    ...ofAddress(addrShipping ?? { country }),
    same: addrShipping ? '' : 'yes',
  };
}

function ofAddress(address: ShippingAddress) {
  return Object.fromEntries(SHIPPING_FIELDS.map((field) => [named(field), address[field] ?? ''])) as Omit<
    Values,
    'same'
  >;
}

function named(field: ShippingField) {
  return `shipping.${field}` as const;
}

function shippingOf(values: Values) {
  return values.same === 'yes' ? null : addressOf(values);
}

function addressOf(values: Values): ShippingAddress {
  return Object.fromEntries(SHIPPING_FIELDS.map((field) => [field, values[named(field)]]));
}
