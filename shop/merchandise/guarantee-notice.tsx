// The harmonised notice on the legal guarantee of conformity (Implementing Regulation (EU) 2025/1960, Annex I): clearly
// visible and in its own colours wherever goods are sold, before the contract. Its QR code leads where the link below it leads.

import { Fragment } from 'react';
import { guaranteeCodePath } from '../../domain/addresses.ts';
import { guaranteeAddress, guaranteePage } from '../../domain/merchandise/guarantee-page.ts';
import type { ShopWording } from '../../domain/wording/shop-wording.ts';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import styles from './guarantee-notice.module.css';

type Key = Exclude<Extract<keyof ShopWording, `guarantee.${string}`>, 'guarantee.code'>;

export function GuaranteeNotice() {
  return (
    <section className={styles.notice} aria-labelledby="guarantee">
      <header>
        <h2 id="guarantee">
          <Words of="guarantee.title" />
        </h2>
        <Shield />
      </header>
      <div className={styles.body}>
        <div>
          <Paragraph of="guarantee.minimum" className={styles.minimum} />
          <Paragraph of="guarantee.claim" />
          <Points of={['guarantee.claim.description', 'guarantee.claim.function']} />
          <Paragraph of="guarantee.liable" />
          <Points of={['guarantee.liable.repair', 'guarantee.liable.refund']} />
        </div>
        <div>
          <Paragraph of="guarantee.countries" />
          <Paragraph of="guarantee.scan" />
          <Code />
        </div>
        <div className={styles.todo}>
          <h3>
            <Words of="guarantee.todo" />
          </h3>
          <Points of={['guarantee.todo.contact', 'guarantee.todo.proof']} list="ol" />
        </div>
        <div className={styles.commercial}>
          <span className={styles.label} translate="no" aria-hidden="true">
            GARAN ✓
          </span>
          <Paragraph of="guarantee.commercial" />
        </div>
      </div>
    </section>
  );
}

/** Text of the notice. Words between asterisks are bold. */
export function Words({ of }: { of: Key }) {
  const { t } = useI18n();
  return t(of)
    .split('*')
    .map((part, index) => (index % 2 === 1 ? <strong key={part}>{part}</strong> : part));
}

/** A shield, without the emblem that is the Union's own. */
export function Shield() {
  return (
    <svg viewBox="0 0 32 36" aria-hidden="true">
      <path d="M16 1.5 30 6v12c0 8-6 13.5-14 16.5C8 31.5 2 26 2 18V6z" />
      <text x="16" y="24.5">
        G
      </text>
    </svg>
  );
}

function Paragraph({ of, className }: { of: Key; className?: string | undefined }) {
  return (
    <p className={className}>
      <Words of={of} />
    </p>
  );
}

function Points({ of: keys, list: List = 'ul' }: { of: readonly Key[]; list?: 'ul' | 'ol' }) {
  return (
    <List>
      {keys.map((key) => (
        <li key={key}>
          <Words of={key} />
        </li>
      ))}
    </List>
  );
}

function Code() {
  const { t, language } = useI18n();
  const address = guaranteeAddress(language);
  return (
    <p className={styles.code}>
      <img
        src={guaranteeCodePath({ language })}
        alt={t('guarantee.code', { address })}
        width="132"
        height="132"
      />
      <a href={guaranteePage(language)} target="_blank" rel="noreferrer">
        {address.split('/').map((part, index) => (
          <Fragment key={part}>
            {index > 0 && '/'}
            <wbr />
            {part}
          </Fragment>
        ))}
        <span className="visually-hidden"> {t('site.newTab')}</span>
      </a>
    </p>
  );
}
