import { shopPaths } from '../../../domain/addresses.ts';
import './cookie-notice.css';
import { useEffect, useRef } from 'react';
import type { Tags } from '../../../domain/site/site.ts';
import { TAG_KINDS, tagKinds } from '../../../domain/site/tags.ts';
import { Button } from '../../../ui/button.tsx';
import { useI18n } from '../../../ui/i18n/i18n.tsx';
import { useLocalPath } from '../../ground/use-local-path.ts';
import { useShell } from '../../ground/use-shell.ts';
import type { Choice } from './consent-choice.ts';

type Props = {
  tags: Tags;
  /** The museum's own words, or ''. */
  html: string;
  /** The earlier answer. */
  choice: Choice | undefined;
  /** The visitor has asked for it. */
  focused: boolean;
  onDecide: (choice: Choice) => void;
  onClose: () => void;
};

/** The question. No and yes look alike, so that refusing is as easy as accepting. */
export function ConsentNotice({ tags, html, choice, focused, onDecide, onClose }: Props) {
  const { t, language } = useI18n();
  const notice = useRef<HTMLElement>(null);
  useEffect(() => {
    if (focused) notice.current?.focus();
  }, [focused]);
  const kinds = tagKinds(tags).map((kind) => TAG_KINDS[kind]);
  const list = (names: string[]) => new Intl.ListFormat(language).format(new Set(names));
  const services = list(kinds.map(({ name }) => name));
  const vendors = list(kinds.map(({ vendor }) => vendor));
  return (
    <aside className="cookie-notice" aria-label={t('site.consent')} tabIndex={-1} ref={notice}>
      <div className="consent-words">
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the museum's own text, from its configuration */}
        {html && <div dangerouslySetInnerHTML={{ __html: html }} />}
        <p>
          {t('site.consent.text', { services, vendors })} {t('site.consent.change')} <PrivacyLink />
        </p>
        {choice && <p>{t(`site.consent.${choice}`)}</p>}
      </div>
      <div className="consent-buttons">
        <Button variant="secondary" onClick={() => onDecide('rejected')}>
          {t('site.consent.reject')}
        </Button>
        <Button variant="secondary" onClick={() => onDecide('accepted')}>
          {t('site.consent.accept')}
        </Button>
        {choice && (
          <button type="button" className="close-button" aria-label={t('site.close')} onClick={onClose}>
            <span aria-hidden="true">×</span>
          </button>
        )}
      </div>
    </aside>
  );
}

function PrivacyLink() {
  const { config } = useShell();
  const { t, language } = useI18n();
  const path = useLocalPath();
  const own = config.customTermsLinks[language]?.data_protection;
  return (
    <a href={own?.url ?? path(shopPaths.staticPage('data_protection'))} target="_blank" rel="noreferrer">
      {own?.title ?? t('site.page.data_protection')}
      <span className="visually-hidden"> {t('site.newTab')}</span>
    </a>
  );
}
