import type { ApiRefusal } from '../../ui/call/call.ts';
import type { I18n } from '../../ui/i18n/i18n.tsx';

type Failure = Pick<ApiRefusal, 'code' | 'message'> & Partial<Pick<ApiRefusal, 'retryAfter'>>;

/**
 * Why a call failed, in the visitor's language: the server's words, or the reason that there was no answer. A server
 * without words has a code (spec 8, "Shipping failure").
 */
export function failureText({ code, message, retryAfter = 0 }: Failure, t: I18n['t']): string {
  if (message !== '') return message;
  if (code === 'TIMEOUT') return t('cart.slow');
  if (code === 'NETWORK') return t('cart.unreachable');
  if (code !== 'TOO_MANY_TRIES') return code;
  return t('cart.too-many', { minutes: Math.max(1, Math.ceil(retryAfter / 60)) });
}
