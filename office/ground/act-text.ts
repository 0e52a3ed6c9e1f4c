import { isActVerb } from '../../domain/staff/act.ts';
import type { I18n } from './i18n.ts';

/** What somebody did, with their name. */
export function actText(who: string, verb: string, t: I18n['t']): string {
  return t('journal.said', { who, did: t(`journal.did.${isActVerb(verb) ? verb : 'other'}`) });
}
