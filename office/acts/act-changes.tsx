import './act-changes.css';
import type { JournalAct } from '../../domain/staff/acts-contract.ts';
import type { OfficeWording } from '../../domain/wording/office/office-catalogue.ts';
import { type I18n, useI18n } from '../ground/i18n.ts';

type Change = JournalAct['changes'][number];
type FieldWording = Extract<keyof OfficeWording, `journal.field.${string}`>;

/** These are money, in cents. */
const MONEY: readonly string[] = ['amount', 'difference', 'fee'];

/** What an act has changed, a line for each field. */
export function ActChanges({ changes }: { changes: readonly Change[] }) {
  const { t, formats } = useI18n();
  if (changes.length === 0) return null;
  return (
    <ul className="act-changes">
      {changes.map((change) => (
        <li key={change.field}>{changeText(change, { t, formats })}</li>
      ))}
    </ul>
  );
}

function changeText({ field, ...values }: Change, { t, formats }: Pick<I18n, 't' | 'formats'>): string {
  const said = (value: string) => {
    if (value === 'true' || value === 'false') return t(value === 'true' ? 'journal.yes' : 'journal.no');
    return MONEY.includes(field) && value !== '' ? formats.money(Number(value)) : value;
  };
  const [before, after] = [said(values.before), said(values.after)];
  const name = fieldName(field, t);
  if (before === '') return t('journal.change.new', { field: name, after });
  if (after === '') return t('journal.change.gone', { field: name, before });
  return t('journal.change', { field: name, before, after });
}

/** A field without words shows as it was written down. */
function fieldName(field: string, t: I18n['t']): string {
  const key = `journal.field.${field}` as FieldWording;
  const name = t(key);
  return name === key ? field : name;
}
