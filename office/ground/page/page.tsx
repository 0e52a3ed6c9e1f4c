import './page.css';
import type { ReactNode } from 'react';
import type { OfficePath } from '../../../domain/office-addresses.ts';
import { useI18n } from '../i18n.ts';
import { useMuseum } from '../museum.ts';
import { OfficeLink } from '../office-link.tsx';
import { Unbroken } from './unbroken.tsx';

type Props = {
  title: string;
  /** One line below the title. */
  lead?: ReactNode;
  /** Buttons and links at the head's end: what can be done here. */
  actions?: ReactNode;
  /** The list that this page belongs to. */
  back?: { to: OfficePath; label: string };
  children: ReactNode;
};

/** A screen: its title, what can be done, and the rest. The title takes the focus when the screen is opened. */
export function Page({ title, lead, actions, back, children }: Props) {
  const { t } = useI18n();
  const museum = useMuseum();
  return (
    <div className="page">
      <title>{t('office.title', { page: title, museum })}</title>
      {back && (
        <OfficeLink className="page-back" to={back.to}>
          <span aria-hidden="true">← </span>
          {back.label}
        </OfficeLink>
      )}
      <div className="page-head">
        <div>
          <h1 tabIndex={-1}>
            <Unbroken text={title} />
          </h1>
          {lead && <p className="page-lead">{lead}</p>}
        </div>
        {actions && <div className="page-actions">{actions}</div>}
      </div>
      {children}
    </div>
  );
}

/** A part of a screen under a heading of its own. */
export function Section(props: { title: string; actions?: ReactNode; children: ReactNode; id?: string }) {
  return (
    <section className="section" id={props.id}>
      <div className="section-head">
        <h2>{props.title}</h2>
        {props.actions && <div className="page-actions">{props.actions}</div>}
      </div>
      {props.children}
    </section>
  );
}
