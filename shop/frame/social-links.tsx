import { useI18n } from '../../ui/i18n/i18n.tsx';
import { useShell } from '../ground/use-shell.ts';
import icons from './social-icons.svg?no-inline';
import { socialNetwork } from './social-network.ts';

/** Where else the museum is to be found, in its order: known networks by their mark, others by name (spec 2, "Footer"). */
export function SocialLinks() {
  const { social_media: links } = useShell().content;
  const { t } = useI18n();
  if (links.length === 0) return null;
  return (
    <ul className="social">
      {links
        .toSorted((a, b) => a.sequence_no - b.sequence_no)
        .map(({ link }) => {
          const { name, icon } = socialNetwork(link);
          return (
            <li key={link}>
              <a href={link} target="_blank" rel="noreferrer me" title={icon && name}>
                {icon && (
                  <svg aria-hidden="true">
                    <use href={`${icons}#${icon}`} />
                  </svg>
                )}
                <span className={icon && 'visually-hidden'}>{name}</span>
                <span className="visually-hidden"> {t('site.newTab')}</span>
              </a>
            </li>
          );
        })}
    </ul>
  );
}
