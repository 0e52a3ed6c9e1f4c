import type { BuyerNeed } from '../../domain/desk/desk-buyer.ts';
import type { DeskBuyer } from '../../domain/desk/desk-contract.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { type I18n, useI18n } from '../ground/i18n.ts';

const ALWAYS = ['name', 'email'] as const;
const OF_DEBTORS = ['company', 'street', 'zip', 'city'] as const;

export function buyerLabels(t: I18n['t']) {
  return {
    name: t('desk.name'),
    email: t('desk.email'),
    company: t('desk.company'),
    street: t('desk.street'),
    zip: t('desk.zip'),
    city: t('desk.city'),
    country: t('desk.country'),
  };
}

type Props = {
  values: DeskBuyer;
  errors: Readonly<Record<string, string>>;
  need: BuyerNeed;
  /** Keys of those that the museum knows. */
  countries: readonly string[];
  onChange: (changed: Partial<DeskBuyer>) => void;
};

/** Who buys: at the desk perhaps nobody by name. */
export function BuyerFields({ values, errors, need, countries, onChange }: Props) {
  const { t, language } = useI18n();
  const labels = buyerLabels(t);
  // Where an invoice goes, too: it is paid later.
  const whole = need !== 'none';
  const needed: readonly string[] = need === 'company' ? [...ALWAYS, 'company'] : whole ? ALWAYS : [];
  const names = new Intl.DisplayNames([language], { type: 'region' });
  const field = (name: keyof DeskBuyer) => (
    <TextField
      key={name}
      name={name}
      type={name === 'email' ? 'email' : 'text'}
      label={labels[name]}
      value={values[name]}
      error={errors[name]}
      required={needed.includes(name) ? undefined : false}
      autoComplete="off"
      onChange={(value) => onChange({ [name]: value })}
    />
  );
  return (
    <fieldset className="desk-buyer">
      <legend className="field-label">{t('desk.buyer')}</legend>
      {!whole && <p className="field-hint">{t('desk.buyer.hint')}</p>}
      {ALWAYS.map(field)}
      {whole && OF_DEBTORS.map(field)}
      {whole && (
        <SelectField
          name="country"
          label={labels.country}
          value={values.country}
          required={false}
          placeholder=""
          options={countries.map((value) => ({ value, name: names.of(value) ?? value }))}
          onChange={(country) => onChange({ country })}
        />
      )}
    </fieldset>
  );
}
