import './cookie-notice.css';
import { useState } from 'react';
import { useI18n } from '../i18n/i18n.tsx';
import { Button } from '../ui/button.tsx';

const isAccepted = () => {
  try {
    return sessionStorage.getItem('cookiesAccepted') !== null;
  } catch {
    return false;
  }
};

/** Tells what is stored; asks nothing, because nothing here needs consent. Remembered for the session (spec 4). */
export const CookieNotice = ({ html }: { html: string }) => {
  const { t } = useI18n();
  const [accepted, setAccepted] = useState(isAccepted);
  if (accepted) return null;
  const accept = () => {
    try {
      sessionStorage.setItem('cookiesAccepted', 'true');
    } catch {
      // Then it is asked again on the next page.
    }
    setAccepted(true);
  };
  return (
    <aside className="cookie-notice" aria-label={t('site.cookies')}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the museum's own text, from its configuration */}
      <div dangerouslySetInnerHTML={{ __html: html }} />
      <Button variant="secondary" onClick={accept}>
        {t('site.accept')}
      </Button>
    </aside>
  );
};
