// What an act has changed in words: the journal keeps fields and values as the server knows them.
import { CAUSES, CHOICES, UNANSWERED } from '../../domain/closings/closing.ts';
import { addDays, isDay, isMuseumDateTime } from '../../domain/museum-time.ts';
import { PAYMENT_MEANS } from '../../domain/payments/elsewhere.ts';
import { DESTINATIONS } from '../../domain/returns/return-order.ts';
import type { JournalAct } from '../../domain/staff/acts-contract.ts';
import type { OfficeWording } from '../../domain/wording/office/office-catalogue.ts';
import type { I18n } from '../ground/i18n.ts';
import { instantText } from '../ground/instant-text.ts';
import { roleName } from '../ground/role-name.ts';

type Change = JournalAct['changes'][number];
type FieldWording = Extract<keyof OfficeWording, `journal.field.${string}`>;
type Speech = Pick<I18n, 't' | 'formats'>;

/** These are money, in cents. */
const MONEY: readonly string[] = ['amount', 'difference', 'fee', 'total', 'worth', 'revived'];
/** These are days and times. A receipt’s number may look like one. */
const MOMENTS: readonly string[] = [
  ...['day', 'first_day', 'last_day', 'from', 'to', 'until', 'datetime', 'slot'],
  ...['valid_to', 'valid_until', 'numbers_until', 'publish_at'],
];
const WAYS = ['password', 'passkey', 'directory', 'mail'] as const;
const DECISIONS = ['capacity', 'block', 'closure', 'extra'] as const;

const MONDAY = '2026-11-16';

export function changeText({ field, ...values }: Change, speech: Speech): string {
  const { t } = speech;
  const [before, after] = [valueText(field, values.before, speech), valueText(field, values.after, speech)];
  // Where money goes that is given back, or not.
  const isMoney = field === 'to' && DESTINATIONS.some((one) => one === values.after);
  const name = isMoney ? t('acts.cancel.to') : fieldName(field, t);
  if (before === '') return t('journal.change.new', { field: name, after });
  if (after === '') return t('journal.change.gone', { field: name, before });
  return t('journal.change', { field: name, before, after });
}

/** A value without words shows as it was written down. */
function valueText(field: string, value: string, speech: Speech): string {
  const { t, formats } = speech;
  if (value === '') return '';
  if (value === 'true' || value === 'false') return t(value === 'true' ? 'journal.yes' : 'journal.no');
  if (MONEY.includes(field) && /^-?\d+$/.test(value)) return formats.money(Number(value));
  if (field === 'roles')
    return value
      .split(', ')
      .map((id) => roleName({ id, name: '' }, t))
      .join(', ');
  return timeText(field, value, speech) ?? nameText(field, value, t) ?? value;
}

/** Days and times are written down as the server knows them. */
function timeText(field: string, value: string, { formats }: Speech): string | undefined {
  if (MOMENTS.includes(field)) {
    if (isDay(value) || isMuseumDateTime(value)) return formats.moment(value);
    if (/T.+Z$/.test(value) && !Number.isNaN(Date.parse(value))) return instantText(value, formats);
  }
  const days = value.split(', ').map(Number);
  if (field !== 'weekdays' || days.some(Number.isNaN)) return undefined;
  return days.map((day) => formats.weekday(addDays(MONDAY, day - 1), 'short')).join(', ');
}

/** What the server knows by a name of its own. */
function nameText(field: string, value: string, t: I18n['t']): string | undefined {
  const among = <Name extends string>(of: string, names: readonly Name[]) =>
    field === of ? names.find((one) => one === value) : undefined;
  const means = among('means', PAYMENT_MEANS);
  if (means) return t(`note.means.${means}`);
  const way = among('by', WAYS);
  if (way) return t(`journal.by.${way}`);
  const kind = among('kind', DECISIONS);
  if (kind) return t(`journal.kind.${kind}`);
  const cause = among('cause', CAUSES);
  if (cause) return t(`journal.cause.${cause}`);
  const unanswered = among('unanswered', UNANSWERED);
  if (unanswered) return t(`closings.unanswered.${unanswered}`);
  if (field === 'offers')
    return value
      .split(', ')
      .map((offer) => {
        const known = CHOICES.find((one) => one === offer);
        return known ? t(`closings.offer.${known}`) : offer;
      })
      .join(' · ');
  const destination = among('to', DESTINATIONS);
  return destination && t(`acts.cancel.to.${destination}`);
}

/** A field without words shows as it was written down. */
function fieldName(field: string, t: I18n['t']): string {
  const key = `journal.field.${field}` as FieldWording;
  const name = t(key);
  return name === key ? field : name;
}
