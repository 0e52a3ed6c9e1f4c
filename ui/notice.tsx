import './notice.css';
import type { ReactNode } from 'react';

export type Tone = 'info' | 'good' | 'attention' | 'error';

const ROLES = { info: undefined, good: 'status', attention: 'status', error: 'alert' } as const;

/** A note with a line in its tone's colour. The text alone says everything. */
export function Notice({ tone, title, children }: { tone: Tone; title?: string; children?: ReactNode }) {
  return (
    <div className={`notice notice-${tone}`} role={ROLES[tone]}>
      {title && <p className="notice-title">{title}</p>}
      {children && <div className="notice-text">{children}</div>}
    </div>
  );
}
