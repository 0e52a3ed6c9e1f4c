import type { ReactNode } from 'react';
import type { ShopPath } from '../../domain/addresses.ts';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { Link } from '../ground/link.tsx';
import { useLocalPath } from '../ground/use-local-path.ts';

type Props = {
  to: ShopPath;
  newTab: boolean;
  className?: string;
  children: ReactNode;
};

/** A link in the footer's last line. During payment it opens in a new tab. */
export function FooterLink({ to, newTab, className, children }: Props) {
  const { t } = useI18n();
  const path = useLocalPath();
  return (
    <li className={className}>
      <Link to={path(to)} target={newTab ? '_blank' : undefined}>
        {children}
        {newTab && <span className="visually-hidden"> {t('site.newTab')}</span>}
      </Link>
    </li>
  );
}
