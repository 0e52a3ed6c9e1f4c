import './cookie-notice.css';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useI18n } from '../../../ui/i18n/i18n.tsx';
import { later } from '../../../ui/later.ts';
import { useShell } from '../../ground/use-shell.ts';

const Consent = later(() => import('./consent.tsx').then((module) => ({ default: module.Consent })));

/** Asks for consent if the museum has tags. Otherwise only informs. */
export function CookieNotice() {
  const { config, content } = useShell();
  const html = content.cookie_warning;
  if (config.tags) return <Consent tags={config.tags} html={html} />;
  return html ? <Information html={html} /> : null;
}

/** Says what is stored. Without tags nothing needs consent. The answer is remembered for the session (spec 4). */
function Information({ html }: { html: string }) {
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
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  return (
    <aside className="cookie-notice cookie-words" aria-label={t('site.cookies')}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the museum's own text, from its configuration */}
      <div dangerouslySetInnerHTML={{ __html: html }} />
      <Button variant="secondary" onClick={accept}>
        {t('site.accept')}
      </Button>
    </aside>
  );
}

function isAccepted() {
  try {
    return sessionStorage.getItem('cookiesAccepted') !== null;
  } catch {
    return false;
  }
}
