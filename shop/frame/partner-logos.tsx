import { inLanguage } from '../../domain/language.ts';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { useShell } from '../ground/use-shell.ts';

/** Groups of partner logos, each with a title, some with a link. */
export function PartnerLogos() {
  const { config } = useShell();
  const { language } = useI18n();
  if (!config.showSponsorLogos) return null;
  return config.partnerLogos.map(({ name, logos }, group) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the museum's list, which stays as it is
    <div key={group} className="footer-partners">
      <h2>{inLanguage(name, language)}</h2>
      <ul>
        {logos.map(({ image, url, alt }) => {
          // A link needs a name: where the museum gives none, the site's.
          const host = url ? new URL(url, 'https://x').host : '';
          const logo = <img src={image} alt={inLanguage(alt, language) || host} loading="lazy" height={40} />;
          return (
            <li key={image}>
              {url ? (
                <a href={url} target="_blank" rel="noreferrer">
                  {logo}
                </a>
              ) : (
                logo
              )}
            </li>
          );
        })}
      </ul>
    </div>
  ));
}
