import type { ApiRefusal } from '../api/call.ts';
import type { I18n } from '../i18n/i18n.tsx';

/** What went wrong with a call, in the visitor's language: the server's words, or that it could not be reached. */
export const failureWords = (refusal: Pick<ApiRefusal, 'code' | 'message'>, t: I18n['t']): string =>
  refusal.code === 'NETWORK' || refusal.message === '' ? t('cart.unreachable') : refusal.message;
