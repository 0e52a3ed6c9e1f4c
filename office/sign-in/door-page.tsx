import './door-page.css';
import type { ReactNode } from 'react';
import { useI18n } from '../ground/i18n.ts';
import { useMuseum } from '../ground/museum.ts';
import { LanguageChoice } from '../ground/page/language-choice.tsx';

/** A page before one is inside: the museum’s name, one question, the language. */
export function DoorPage({
  title,
  lead,
  children,
}: {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}) {
  const { t } = useI18n();
  const museum = useMuseum();
  return (
    <div className="door-page">
      <title>{t('office.title', { page: title, museum })}</title>
      <main id="content" tabIndex={-1}>
        <p className="door-museum">{museum}</p>
        <h1>{title}</h1>
        {lead && <p className="soft">{lead}</p>}
        {children}
      </main>
      <LanguageChoice />
    </div>
  );
}
