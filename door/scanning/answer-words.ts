// An answer in words: one word that is read at two metres, and a line that says the rest.
import type { DoorAdmission } from '../../domain/admissions/door-admission.ts';
import { dayOf, timeOf } from '../../domain/museum-time.ts';
import type { I18n } from '../ground/i18n.ts';
import type { Door } from '../session/door.ts';
import type { Said } from '../session/door-state.ts';

/** Green: in. Amber: not now, not here, or ask. Red: no. Each has a shape of its own as well. */
export type Tone = 'good' | 'wait' | 'no' | 'ask';

export function toneOf({ answer, left, persons }: Said): Tone {
  switch (answer) {
    case 'in':
      return left > 1 && persons === 0 ? 'ask' : 'good';
    case 'out':
      return 'good';
    case 'asking':
    case 'taken-back':
    case 'voucher':
    case 'no-order':
      return 'ask';
    case 'too-early':
    case 'too-late':
    case 'other-day':
    case 'other-house':
      return 'wait';
    default:
      return 'no';
  }
}

export function wordOf(said: Said, { t }: I18n): string {
  if (toneOf(said) === 'ask' && said.answer === 'in') return t('door.answer.how-many');
  return t(`door.answer.${said.answer}`);
}

/** What else there is to say; '' for nothing. */
export function detailOf(said: Said, door: Door, i18n: I18n): string {
  const { t, formats } = i18n;
  const { answer, admission, last } = said;
  const window = admission?.window;
  if (answer === 'voucher')
    return said.voucherLeft === undefined
      ? t('door.detail.voucher-alone')
      : t('door.detail.voucher', { amount: formats.money(said.voucherLeft) });
  if (answer === 'taken-back') return t('door.detail.taken-back');
  if (answer === 'already-in' && last) return t('door.detail.already-in', entryOf(last, door, i18n));
  if (answer === 'in' && last) return t('door.detail.before', entryOf(last, door, i18n));
  if (answer === 'in' && said.persons > 1) return t('door.detail.persons', { count: said.persons });
  if (answer === 'other-house' && window)
    return t('door.detail.other-house', { house: door.state.setup?.house_names[window.house] ?? '' });
  if (!window) return answer === 'unknown' && !door.state.online ? t('door.detail.offline') : '';
  if (answer === 'too-early') return t('door.detail.from', { time: formats.clock(timeOf(window.from)) });
  if (answer === 'too-late') return t('door.detail.until', { time: formats.clock(timeOf(window.until)) });
  if (answer === 'other-day') return whenOf(window.when || window.from, i18n);
  if (answer === 'moved' && window.when !== '')
    return t('door.detail.moved', { when: whenOf(window.when, i18n) });
  return '';
}

/** Until when a pass is valid; '' for tickets. */
export function validityOf({ window }: DoorAdmission, { t, formats }: I18n): string {
  return window.kind === 'pass'
    ? t('door.detail.valid-until', { day: formats.day(dayOf(window.until), 'short') })
    : '';
}

function entryOf({ at, device }: NonNullable<Said['last']>, door: Door, { formats }: I18n) {
  const when = door.clock.museumTime(at);
  const time = formats.clock(timeOf(when));
  return {
    time: dayOf(when) === door.clock.today() ? time : `${formats.day(dayOf(when), 'brief')} ${time}`,
    door: door.book.devices.get(device) ?? '',
  };
}

/** Wednesday, 18 November, 10:00. */
function whenOf(when: string, { formats }: I18n): string {
  const time = timeOf(when);
  return [formats.day(dayOf(when)), time && formats.clock(time)].filter(Boolean).join(', ');
}
