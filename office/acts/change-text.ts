// What an act has changed in words: the journal keeps fields and values as the server knows them.
import { PAYMENT_MEANS } from '../../domain/payments/elsewhere.ts';
import type { JournalAct } from '../../domain/staff/acts-contract.ts';
import type { OfficeWording } from '../../domain/wording/office/office-catalogue.ts';
import type { I18n } from '../ground/i18n.ts';
import { roleName } from '../ground/role-name.ts';

type Change = JournalAct['changes'][number];
type FieldWording = Extract<keyof OfficeWording, `journal.field.${string}`>;
type Speech = Pick<I18n, 't' | 'formats'>;

/** These are money, in cents. */
const MONEY: readonly string[] = ['amount', 'difference', 'fee', 'total', 'worth', 'revived'];
const WAYS = ['password', 'passkey', 'directory', 'mail'] as const;

export function changeText({ field, ...values }: Change, speech: Speech): string {
  const { t } = speech;
  const [before, after] = [valueText(field, values.before, speech), valueText(field, values.after, speech)];
  const name = fieldName(field, t);
  if (before === '') return t('journal.change.new', { field: name, after });
  if (after === '') return t('journal.change.gone', { field: name, before });
  return t('journal.change', { field: name, before, after });
}

/** A value without words shows as it was written down. */
function valueText(field: string, value: string, { t, formats }: Speech): string {
  if (value === '') return '';
  if (value === 'true' || value === 'false') return t(value === 'true' ? 'journal.yes' : 'journal.no');
  if (MONEY.includes(field) && /^-?\d+$/.test(value)) return formats.money(Number(value));
  if (field === 'roles')
    return value
      .split(', ')
      .map((id) => roleName({ id, name: '' }, t))
      .join(', ');
  const means = field === 'means' && PAYMENT_MEANS.find((one) => one === value);
  if (means) return t(`note.means.${means}`);
  const way = field === 'by' && WAYS.find((one) => one === value);
  return way ? t(`journal.by.${way}`) : value;
}

/** A field without words shows as it was written down. */
function fieldName(field: string, t: I18n['t']): string {
  const key = `journal.field.${field}` as FieldWording;
  const name = t(key);
  return name === key ? field : name;
}
