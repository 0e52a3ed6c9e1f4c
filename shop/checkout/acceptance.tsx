import type { ReactNode } from 'react';
import { shopPaths } from '../../domain/addresses.ts';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { useLocalPath } from '../ground/use-local-path.ts';
import { useShell } from '../ground/use-shell.ts';

// Characters that no wording contains. They mark where each language places the links.
const TERMS = '\u0001';
const PRIVACY = '\u0002';

/** The terms and the privacy policy: linked, and never accepted beforehand. */
export function Acceptance(props: {
  accepted: boolean;
  onChange: (accepted: boolean) => void;
  error: string | undefined;
}) {
  const { t } = useI18n();
  const link = useLegalLink();
  const links: Record<string, ReactNode> = {
    [TERMS]: <span key={TERMS}>{link('terms', t('cart.accept.terms'))}</span>,
    [PRIVACY]: <span key={PRIVACY}>{link('data_protection', t('cart.accept.privacy'))}</span>,
  };
  const words = t('cart.accept', { terms: TERMS, privacy: PRIVACY }).split(
    new RegExp(`(${TERMS}|${PRIVACY})`),
  );
  return (
    <CheckboxField
      name="accepted"
      label={words.map((part) => links[part] ?? part)}
      checked={props.accepted}
      onChange={props.onChange}
      error={props.error}
      required
    />
  );
}

/** A legal page: the museum's own address if it has one, else the shop's. Opens in a new tab. */
function useLegalLink() {
  const { t, language } = useI18n();
  const { config } = useShell();
  const path = useLocalPath();
  return (id: 'terms' | 'data_protection', words: string) => (
    <a
      href={config.customTermsLinks[language]?.[id]?.url ?? path(shopPaths.staticPage(id))}
      target="_blank"
      rel="noreferrer"
    >
      {words}
      <span className="visually-hidden"> {t('cart.new-window')}</span>
    </a>
  );
}
