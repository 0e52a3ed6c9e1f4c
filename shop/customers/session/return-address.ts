// Where a visitor returns to after signing in (spec 4 and 8): the checkout, the page that asked for the login, or home.
import { useLocation } from 'react-router';
import { useI18n } from '../../../ui/i18n/i18n.tsx';
import { useHydrated } from '../../ground/session-value.ts';
import { useLocalPath } from '../../ground/use-local-path.ts';
import { returnRoute } from './return-route.ts';
import { inPageLanguage, safeReturnPath } from './safe-return-path.ts';

/** Path of the checkout to return to, '' for none and while the page hydrates. */
export function useWaitingCheckout(): string {
  const { language } = useI18n();
  return useHydrated() ? inPageLanguage(returnRoute(), language) : '';
}

/** Path of the page to return to. */
export function useReturnAddress(): string {
  const { language } = useI18n();
  const path = useLocalPath();
  const { search } = useLocation();
  const asked = inPageLanguage(safeReturnPath(new URLSearchParams(search).get('returnTo')), language);
  return useWaitingCheckout() || asked || path();
}

/** The return address as a search string, to pass it on to the next of these pages; '' while a page hydrates. */
export function useReturnSearch(): string {
  const { search } = useLocation();
  const returnTo = safeReturnPath(new URLSearchParams(search).get('returnTo'));
  return useHydrated() && returnTo ? `?returnTo=${encodeURIComponent(returnTo)}` : '';
}
