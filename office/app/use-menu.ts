import { type OfficePath, officePaths } from '../../domain/office-addresses.ts';
import { useI18n } from '../ground/i18n.ts';
import { isPermitted, useMe } from '../ground/session/me.ts';
import { type MenuGroup, SCREENS, type ScreenRoute } from './menu.ts';

export type MenuLine = {
  readonly route: ScreenRoute;
  readonly group: MenuGroup;
  readonly name: string;
  readonly to: OfficePath;
};

/** The lines of the menu that somebody sees: what they may do. */
export function useMenu(): MenuLine[] {
  const { t } = useI18n();
  const me = useMe();
  // Until there is a second factor, there is one's own account alone.
  if (me.factor.missing) return [];
  return Object.entries(SCREENS).flatMap(([name, { menu, permit }]) => {
    if (!menu || !isPermitted(me, permit)) return [];
    const route = name as ScreenRoute;
    return { route, group: menu.group, name: t(menu.wording), to: menuAddress(route) };
  });
}

/** A line of the menu leads to a list, whose address has no parameter. */
function menuAddress(route: ScreenRoute): OfficePath {
  return (officePaths[route] as () => OfficePath)();
}
