import { FIELD_LENGTHS } from '../../domain/customers/registration.ts';
import type { Owner, OwnerAddress } from '../../domain/passes/owner.ts';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { inputModeOf } from '../ground/form/input-attributes.ts';
import styles from './owner-fields.module.css';

type Props = {
  /** From 0. */
  index: number;
  owner: Owner;
  /** Whether it is the only pass, so that it needs no number. */
  alone: boolean;
  countries: readonly { readonly value: string; readonly name: string }[];
  /** Words per field, `owners.0.name`. */
  errors: Readonly<Record<string, string>>;
  onChange: (owner: Owner) => void;
};

const AUTOCOMPLETE: Record<keyof OwnerAddress, string> = {
  street: 'address-line1',
  zip: 'postal-code',
  city: 'address-level2',
  country: 'country',
};

/** The owner of a pass and the address it is sent to. */
export function OwnerFields(props: Props) {
  const { index, owner, alone, errors, onChange } = props;
  const { t } = useI18n();
  const field = `owners.${index}`;
  return (
    <fieldset className={styles.owner}>
      <legend className={alone ? 'visually-hidden' : undefined}>
        {t('passes.owner', { number: index + 1 })}
      </legend>
      <TextField
        name={`${field}.name`}
        label={t('passes.owner.name')}
        value={owner.name}
        onChange={(name) => onChange({ ...owner, name })}
        error={errors[`${field}.name`]}
        required
        autoComplete={`section-pass${index + 1} name`}
      />
      <CheckboxField
        name={`${field}.elsewhere`}
        label={
          <>
            {t('passes.owner.elsewhere')}
            <span className={styles.hint}>{t('passes.owner.hint')}</span>
          </>
        }
        checked={owner.send_to_custom_addr}
        onChange={(send_to_custom_addr) => onChange({ ...owner, send_to_custom_addr })}
      />
      {owner.send_to_custom_addr && <AddressFields {...props} />}
    </fieldset>
  );
}

function AddressFields({ index, owner, countries, errors, onChange }: Props) {
  const { t } = useI18n();
  const { address } = owner;
  const shared = (field: keyof OwnerAddress) => ({
    name: `owners.${index}.address.${field}`,
    label: t(`customers.field.${field}`),
    value: address[field],
    onChange: (value: string) => onChange({ ...owner, address: { ...address, [field]: value } }),
    error: errors[`owners.${index}.address.${field}`],
    required: true,
    autoComplete: `section-pass${index + 1} shipping ${AUTOCOMPLETE[field]}`,
  });
  return (
    <div className={styles.address}>
      {(['street', 'zip', 'city'] as const).map((field) => (
        <div key={field} className={styles[field]}>
          <TextField
            {...shared(field)}
            inputMode={inputModeOf(field, address.country)}
            maxLength={FIELD_LENGTHS[field]}
          />
        </div>
      ))}
      <div>
        <SelectField
          {...shared('country')}
          options={countries}
          placeholder={address.country === '' ? t('customers.choose') : undefined}
        />
      </div>
    </div>
  );
}
