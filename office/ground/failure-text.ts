import type { ApiRefusal } from '../../ui/call/call.ts';
import type { I18n } from './i18n.ts';

type Failure = Pick<ApiRefusal, 'code' | 'message'> & Partial<Pick<ApiRefusal, 'retryAfter'>>;

/** Why a call failed: the server's words, or the reason that there was no answer. */
export function failureText({ code, message, retryAfter = 0 }: Failure, t: I18n['t']): string {
  if (message !== '') return message;
  if (code === 'TIMEOUT') return t('office.slow');
  if (code === 'NETWORK') return t('office.unreachable');
  if (code !== 'TOO_MANY_TRIES') return code;
  return t('office.too-many', { minutes: Math.max(1, Math.ceil(retryAfter / 60)) });
}
