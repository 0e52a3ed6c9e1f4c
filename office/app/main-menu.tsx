import { useRef, useState } from 'react';
import { NavLink, useLocation } from 'react-router';
import { OFFICE_ROUTES, officePaths } from '../../domain/office-addresses.ts';
import { useI18n } from '../ground/i18n.ts';
import { useMuseum } from '../ground/museum.ts';
import { OfficeLink } from '../ground/office-link.tsx';
import { MENU_GROUPS, type MenuGroup } from './menu.ts';
import { type MenuLine, useMenu } from './use-menu.ts';

/** At the side where there is room, else behind a button. */
export function MainMenu() {
  const { t } = useI18n();
  const museum = useMuseum();
  const { pathname } = useLocation();
  const lines = useMenu();
  // It is open on the page where it was opened: another page closes it.
  const [openAt, setOpenAt] = useState<string>();
  const open = openAt === pathname;
  const button = useRef<HTMLButtonElement>(null);
  const leave = (key: string) => {
    if (key !== 'Escape' || !open) return;
    setOpenAt(undefined);
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
          onClick={() => setOpenAt(open ? undefined : pathname)}
        >
          {t(open ? 'office.menu.close' : 'office.menu')}
        </button>
      </div>
      <div className="menu-lists" id="menu-lists">
        {MENU_GROUPS.map((group) => (
          <Group key={group} group={group} lines={lines} />
        ))}
      </div>
    </nav>
  );
}

function Group({ group, lines }: { group: MenuGroup; lines: readonly MenuLine[] }) {
  const { t } = useI18n();
  const own = lines.filter((line) => line.group === group);
  if (own.length === 0) return null;
  return (
    <section className="menu-group">
      <h2>{t(`office.group.${group}`)}</h2>
      <ul>
        {own.map(({ route, name, to }) => (
          <li key={route}>
            <NavLink to={to} end={OFFICE_ROUTES[route] === ''}>
              {name}
            </NavLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
