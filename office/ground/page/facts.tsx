import './facts.css';
import type { ReactNode } from 'react';

export type Fact = { readonly label: string; readonly value: ReactNode };

/** What is known of one thing: names on the left, values on the right. Facts without a value are left out. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="facts">
      {facts
        .filter(({ value }) => value !== undefined && value !== null && value !== '')
        .map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
