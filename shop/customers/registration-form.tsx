// The fields of a registration: billing first, a shipping address only where something is shipped.
import {
  type FieldDefinition,
  REGISTRATION_FIELDS,
  type RegistrationField,
} from '../../domain/customers/customer.ts';
import { SHIPPING_FIELDS } from '../../domain/customers/registration.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { CheckboxField } from '../ui/checkbox-field.tsx';
import { AddressField } from './address-field.tsx';
import type { Draft } from './customer-store.ts';
import styles from './registration-form.module.css';

export type Country = { readonly value: string; readonly name: string };

type Props = {
  fields: readonly FieldDefinition[];
  countries: readonly Country[];
  draft: Draft;
  onChange: (draft: Draft) => void;
  /** Words per field, `shipping.street` for the shipping address. */
  errors: Readonly<Record<string, string>>;
  /** Offers an address of its own for what is shipped. */
  withShipping: boolean;
};

/** Fields the shop has a label for, in the museum's order. */
export const knownFields = (fields: readonly FieldDefinition[]) =>
  fields.filter((field): field is FieldDefinition & { name: RegistrationField } =>
    REGISTRATION_FIELDS.some((name) => name === field.name),
  );

const ShippingFields = ({ countries, draft, onChange, errors }: Props) => {
  const { t } = useI18n();
  const { shipping } = draft;
  return (
    <fieldset className={styles.group}>
      <legend>{t('customers.shipping')}</legend>
      <CheckboxField
        name="same"
        label={t('customers.shipping.same')}
        checked={!shipping}
        onChange={(same) => onChange({ ...draft, shipping: same ? null : { country: draft.country ?? '' } })}
      />
      {shipping && (
        <div className={styles.fields}>
          {SHIPPING_FIELDS.map((field) => (
            <div key={field} className={styles[field]}>
              <AddressField
                field={field}
                kind="shipping"
                value={shipping[field] ?? ''}
                onChange={(value) => onChange({ ...draft, shipping: { ...shipping, [field]: value } })}
                error={errors[`shipping.${field}`]}
                required
                options={field === 'country' ? countries : undefined}
                country={shipping.country ?? ''}
              />
            </div>
          ))}
        </div>
      )}
    </fieldset>
  );
};

export const RegistrationForm = (props: Props) => {
  const { t } = useI18n();
  const { fields, countries, draft, onChange, errors, withShipping } = props;
  return (
    <>
      <fieldset className={styles.group}>
        <legend>{t('customers.billing')}</legend>
        <div className={styles.fields}>
          {knownFields(fields).map(({ name, required, options }) => (
            <div key={name} className={styles[name]}>
              <AddressField
                field={name}
                kind="billing"
                value={draft[name] ?? ''}
                onChange={(value) => onChange({ ...draft, [name]: value })}
                error={errors[name]}
                required={required}
                options={name === 'country' ? countries : options}
                country={draft.country ?? ''}
              />
            </div>
          ))}
        </div>
      </fieldset>
      {withShipping && <ShippingFields {...props} />}
    </>
  );
};
