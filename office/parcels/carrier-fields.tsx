import { CARRIERS, type OwnCarrier } from '../../domain/shipping/carriers.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useI18n } from '../ground/i18n.ts';

/** In place of a carrier of the list. */
export const OTHER = 'other';

type Values = Readonly<Record<string, string>>;

type Props = {
  values: Values;
  errors: Values;
  own: readonly OwnCarrier[];
  onChange: (values: Values) => void;
};

/** Who brings it: one of the lists, or another one by its name. */
export function CarrierFields(props: Props) {
  const { t } = useI18n();
  const { values, errors, own, onChange } = props;
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
          ...own.map(({ name }) => ({ value: name, name })),
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
