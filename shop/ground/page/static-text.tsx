import './static-page.css';
import type { ReactNode } from 'react';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { fittedTitle } from './fitted-title.ts';
import { PageTitle } from './page-title.tsx';

type Props = {
  title: string;
  /** Markdown of the museum folder, rendered on the server. */
  html: string;
  children?: ReactNode;
};

/** A text of the museum's own, set to be read. */
export function StaticText({ title, html, children }: Props) {
  return (
    <div className="wrap">
      <PageTitle title={title} />
      <Breadcrumbs page={title} />
      <article className="prose">
        <h1 {...fittedTitle(title)}>{title}</h1>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: raw HTML in the museum's Markdown is shown as text */}
        <div dangerouslySetInnerHTML={{ __html: html }} />
        {children}
      </article>
    </div>
  );
}
