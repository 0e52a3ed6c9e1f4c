import { CARRIERS } from '../../domain/shipping/carriers.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useI18n } from '../ground/i18n.ts';

/** In place of a carrier of the list. */
export const OTHER = 'other';

type Values = Readonly<Record<string, string>>;

/** Who brings it: one of the list, or another one by its name. */
export function CarrierFields(props: { values: Values; errors: Values; onChange: (values: Values) => void }) {
  const { t } = useI18n();
  const { values, errors, onChange } = props;
  const isOther = values['carrier'] === OTHER;
  return (
    <>
      <SelectField
        name="carrier"
        label={t('parcel.send.carrier')}
        value={values['carrier'] ?? ''}
        error={isOther ? undefined : errors['carrier']}
        required={false}
        placeholder={t('parcel.send.carrier.none')}
        options={[
          ...Object.entries(CARRIERS).map(([value, { name }]) => ({ value, name })),
          { value: OTHER, name: t('parcel.send.carrier.other') },
        ]}
        onChange={(carrier) => onChange({ ...values, carrier })}
      />
      {isOther && (
        <TextField
          name="name"
          label={t('parcel.send.carrier.name')}
          value={values['name'] ?? ''}
          error={errors['carrier']}
          maxLength={60}
          onChange={(name) => onChange({ ...values, name })}
        />
      )}
    </>
  );
}
