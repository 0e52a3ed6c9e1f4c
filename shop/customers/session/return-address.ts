// Where one goes on after signing in (spec 4 and 8): to the checkout that one came from, to the page that asked for it,
// or home.
import { useLocation } from 'react-router';
import { useI18n } from '../../../ui/i18n/i18n.tsx';
import { useHydrated } from '../../ground/session-value.ts';
import { useLocalPath } from '../../ground/use-local-path.ts';
import { returnRoute } from './return-route.ts';
import { inPageLanguage, safeReturnPath } from './safe-return-path.ts';

/** The checkout that is waiting, '' for none; nothing is known of it while the page hydrates. */
export function useWaitingCheckout(): string {
  const { language } = useI18n();
  return useHydrated() ? inPageLanguage(returnRoute(), language) : '';
}

/** The page to go on with. */
export function useReturnAddress(): string {
  const { language } = useI18n();
  const path = useLocalPath();
  const { search } = useLocation();
  const asked = inPageLanguage(safeReturnPath(new URLSearchParams(search).get('returnTo')), language);
  return useWaitingCheckout() || asked || path();
}

/** The way back as it travels from one of these pages to the next; '' while a page hydrates. */
export function useReturnSearch(): string {
  const { search } = useLocation();
  const returnTo = safeReturnPath(new URLSearchParams(search).get('returnTo'));
  return useHydrated() && returnTo ? `?returnTo=${encodeURIComponent(returnTo)}` : '';
}
