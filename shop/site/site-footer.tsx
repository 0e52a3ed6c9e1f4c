import './site-footer.css';
import { useI18n } from '../i18n/i18n.tsx';
import { LanguageLinks } from './language-links.tsx';
import { PartnerLogos } from './partner-logos.tsx';
import { socialNetwork } from './social-network.ts';
import { TermsLinks } from './terms-links.tsx';
import { useShell } from './use-shell.ts';

/** Houses and hours, networks, languages, partners, terms. While one pays, the terms alone, each on a page of its own. */
export const SiteFooter = ({ paying }: { paying: boolean }) => {
  const { config, info, content } = useShell();
  const { t } = useI18n();
  const social = content.social_media.toSorted((a, b) => a.sequence_no - b.sequence_no);
  return (
    <footer className="site-footer">
      <div className="wrap">
        {!paying && (
          <div className="footer-columns">
            {info.venues.map((venue) => (
              <section key={venue.id}>
                <h2>{venue.name}</h2>
                <p>
                  {venue.address}
                  <br />
                  {venue.hours}
                </p>
              </section>
            ))}
            <section>
              <h2>{t('site.contact')}</h2>
              <ul>
                <li>
                  <a href={`mailto:${info.email}`}>{info.email}</a>
                </li>
                {info.phone && (
                  <li>
                    <a href={`tel:${info.phone.replace(/[^+\d]/g, '')}`}>{info.phone}</a>
                  </li>
                )}
                {social.map(({ link }) => (
                  <li key={link}>
                    <a href={link} target="_blank" rel="noreferrer me">
                      {socialNetwork(link)}
                      <span className="visually-hidden"> {t('site.newTab')}</span>
                    </a>
                  </li>
                ))}
              </ul>
            </section>
            {config.languages.length > 1 && (
              <nav aria-label={t('site.language')}>
                <h2>{t('site.language')}</h2>
                <LanguageLinks />
              </nav>
            )}
          </div>
        )}
        {!paying && <PartnerLogos />}
        <ul className="footer-line">
          <li>
            © <span suppressHydrationWarning>{new Date().getFullYear()}</span> {info.name}
          </li>
          <TermsLinks newTab={paying} />
        </ul>
      </div>
    </footer>
  );
};
