import { useEffect, useRef } from 'react';
import { dayOf } from '../../domain/museum-time.ts';
import type { WithdrawalReceipt } from '../../domain/orders/withdrawal-contract.ts';
import { Button } from '../../ui/button.tsx';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { PageTitle } from '../ground/page/page-title.tsx';
import { useShell } from '../ground/use-shell.ts';
import styles from './withdrawal-page.module.css';

/** The receipt as the mail has it (§ 356a(4) BGB): what was declared, and when it arrived. Takes the focus when it appears. */
export function WithdrawalReceived({ receipt }: { receipt: WithdrawalReceipt }) {
  const { t, formats } = useI18n();
  const { info } = useShell();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { name, number, email, part, received, mailed } = receipt;
  const at = { day: formats.day(dayOf(received)), time: formats.time(received) };
  const facts = [
    [t('withdrawal.name'), name],
    [t('withdrawal.number'), number],
    [t('withdrawal.email'), email],
    [t('withdrawal.part'), part || t('withdrawal.whole')],
  ];
  return (
    <>
      <PageTitle title={t('withdrawal.received')} />
      <h1 ref={heading} tabIndex={-1}>
        {t('withdrawal.received')}
      </h1>
      <p className={styles.text}>{t(mailed ? 'withdrawal.mailed' : 'withdrawal.notMailed', { email })}</p>
      <section className={styles.receipt}>
        <h2>{t('withdrawal.received.at', at)}</h2>
        <p className={styles.statement}>{t('withdrawal.statement', { museum: info.name })}</p>
        <dl>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <p className={styles.text}>{t('withdrawal.next')}</p>
      <Button variant="quiet" className="no-print" onClick={() => window.print()}>
        {t('cart.review.print')}
      </Button>
    </>
  );
}
