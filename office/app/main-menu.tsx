import { useEffect, useRef, useState } from 'react';
import { NavLink, useLocation } from 'react-router';
import { OFFICE_ROUTES, type OfficePath, officePaths } from '../../domain/addresses.ts';
import { useI18n } from '../ground/i18n.ts';
import { useMuseum } from '../ground/museum.ts';
import { OfficeLink } from '../ground/office-link.tsx';
import { isPermitted, useMe } from '../ground/session/me.ts';
import { MENU_GROUPS, type MenuGroup, SCREENS, type ScreenRoute } from './menu.ts';

/** At the side where there is room, else behind a button. */
export function MainMenu() {
  const { t } = useI18n();
  const museum = useMuseum();
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes the menu
  useEffect(() => setOpen(false), [pathname]);
  const leave = (key: string) => {
    if (key !== 'Escape' || !open) return;
    setOpen(false);
    button.current?.focus();
  };
  return (
    <nav
      className={open ? 'menu menu-open' : 'menu'}
      aria-label={t('office.menu')}
      onKeyDown={({ key }) => leave(key)}
    >
      <div className="menu-head">
        <OfficeLink className="menu-museum" to={officePaths.today()}>
          {museum}
        </OfficeLink>
        <button
          ref={button}
          type="button"
          className="head-button menu-button"
          aria-expanded={open}
          aria-controls="menu-lists"
          onClick={() => setOpen(!open)}
        >
          {t(open ? 'office.menu.close' : 'office.menu')}
        </button>
      </div>
      <div className="menu-lists" id="menu-lists">
        {MENU_GROUPS.map((group) => (
          <Group key={group} group={group} />
        ))}
      </div>
    </nav>
  );
}

function Group({ group }: { group: MenuGroup }) {
  const { t } = useI18n();
  const me = useMe();
  // Until there is a second factor, there is one’s own account alone.
  if (me.factor.missing) return null;
  const lines = Object.entries(SCREENS).filter(
    ([, screen]) => screen.menu?.group === group && isPermitted(me, screen.permit),
  );
  if (lines.length === 0) return null;
  return (
    <section className="menu-group">
      <h2>{t(`office.group.${group}`)}</h2>
      <ul>
        {lines.map(([name, { menu }]) => (
          <li key={name}>
            <NavLink to={menuAddress(name as ScreenRoute)} end={OFFICE_ROUTES[name as ScreenRoute] === ''}>
              {menu && t(menu.wording)}
            </NavLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A line of the menu leads to a list, whose address has no parameter. */
function menuAddress(route: ScreenRoute): OfficePath {
  return (officePaths[route] as () => OfficePath)();
}
