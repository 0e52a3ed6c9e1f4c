import { shopPaths } from '../../domain/addresses.ts';
import './site-footer.css';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { PhoneLink } from '../ground/phone-link.tsx';
import { useShell } from '../ground/use-shell.ts';
import { FooterLink } from './footer-link.tsx';
import { LanguageLinks } from './language-links.tsx';
import { PartnerLogos } from './partner-logos.tsx';
import { SocialLinks } from './social-links.tsx';
import { TermsLinks } from './terms-links.tsx';

/** Houses and hours, networks, languages, partners, withdrawal, terms. While one pays, the last two alone, each on a page of
 * its own. The link that withdraws is there whatever the museum has linked instead of terms (§ 356a(1) BGB). */
export function SiteFooter({ paying }: { paying: boolean }) {
  const { config, info } = useShell();
  const { t } = useI18n();
  return (
    <footer className="site-footer">
      <div className="wrap">
        {!paying && <FooterColumns />}
        {!paying && <PartnerLogos />}
        <ul className="footer-line">
          <li>
            © <span suppressHydrationWarning>{new Date().getFullYear()}</span> {info.name}
          </li>
          <FooterLink to={shopPaths.withdrawal()} newTab={paying} className="footer-withdrawal">
            {t('withdrawal.link')}
          </FooterLink>
          <TermsLinks newTab={paying} />
          {config.tags && (
            <li className="needs-script">
              <a href="#cookies">{t('site.consent.link')}</a>
            </li>
          )}
        </ul>
      </div>
    </footer>
  );
}

function FooterColumns() {
  const { config, info } = useShell();
  const { t } = useI18n();
  return (
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
              <PhoneLink phone={info.phone} />
            </li>
          )}
        </ul>
        <SocialLinks />
      </section>
      {config.languages.length > 1 && (
        <nav aria-label={t('site.language')}>
          <h2>{t('site.language')}</h2>
          <LanguageLinks />
        </nav>
      )}
    </div>
  );
}
