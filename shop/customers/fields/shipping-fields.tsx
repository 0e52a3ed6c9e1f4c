// Where a parcel goes when not to the buyer: all of it is asked for (spec 5).
import type { ShippingAddress } from '../../../domain/customers/customer.ts';
import { SHIPPING_FIELDS } from '../../../domain/customers/registration.ts';
import { AddressField } from './address-field.tsx';
import type { Country } from './countries.ts';
import styles from './registration-form.module.css';

type Props = {
  address: ShippingAddress;
  countries: readonly Country[];
  onChange: (address: ShippingAddress) => void;
  /** Words per field, named as `shipping.street`. */
  errors: Readonly<Record<string, string>>;
};

export function ShippingFields({ address, countries, onChange, errors }: Props) {
  return (
    <div className={styles.fields}>
      {SHIPPING_FIELDS.map((field) => (
        <div key={field} className={styles[field]}>
          <AddressField
            field={field}
            kind="shipping"
            value={address[field] ?? ''}
            onChange={(value) => onChange({ ...address, [field]: value })}
            error={errors[`shipping.${field}`]}
            required
            options={field === 'country' ? countries : undefined}
            country={address.country ?? ''}
          />
        </div>
      ))}
    </div>
  );
}
