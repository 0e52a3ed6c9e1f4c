import { useLocation } from 'react-router';
import { isPageOrBelow, shopPaths } from '../../domain/addresses.ts';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { enabledOffers, type Offer } from './offers.ts';
import { useLocalPath } from './use-local-path.ts';
import { useShell } from './use-shell.ts';

export type NavEntry = {
  readonly key: Offer['key'];
  readonly name: string;
  readonly to: string;
  readonly current: boolean;
};

/** The menu's entries; a museum may name them its own way. Product pages belong to merchandise. */
export function useOffers(): readonly NavEntry[] {
  const { config } = useShell();
  const { t, language } = useI18n();
  const path = useLocalPath();
  const { pathname } = useLocation();
  return enabledOffers(config).map(({ key, route }) => ({
    key,
    name: config.navTranslations[key]?.[language] ?? t(`site.nav.${key}`),
    to: path(shopPaths[route]()),
    current: isPageOrBelow(pathname, key === 'merchandise' ? [route, 'article'] : [route]),
  }));
}
