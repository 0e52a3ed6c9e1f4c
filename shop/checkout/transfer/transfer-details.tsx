import { useState } from 'react';
import { groupReference } from '../../../domain/payments/creditor-reference.ts';
import { groupIban } from '../../../domain/payments/iban.ts';
import type { TransferToPay } from '../../../domain/payments/transfer-to-pay.ts';
import { Button } from '../../../ui/button.tsx';
import { useI18n } from '../../../ui/i18n/i18n.tsx';
import frame from '../../ground/form/form-page.module.css';
import styles from './transfer-note.module.css';

type Detail = {
  readonly label: string;
  readonly shown: string;
  readonly copied?: string;
  readonly main?: true;
};

/** What goes into the form of the bank, each to be copied as banks want it. */
export function TransferDetails({ transfer }: { transfer: TransferToPay }) {
  const { t } = useI18n();
  const details = useDetails(transfer);
  const [copied, setCopied] = useState('');
  const copy = async ({ label, copied: text = '' }: Detail) => {
    await navigator.clipboard.writeText(text);
    setCopied(label);
  };
  return (
    <section aria-labelledby="transfer-heading" className={styles.details}>
      <h2 id="transfer-heading">{t('transfer.account')}</h2>
      <dl>
        {details.map((detail) => (
          <div key={detail.label}>
            <dt>{detail.label}</dt>
            <dd>
              <span className={detail.main ? styles.main : undefined}>{detail.shown}</span>
              {detail.copied && (
                <Button
                  variant="quiet"
                  aria-label={t('transfer.copy.label', { what: detail.label })}
                  onClick={() => void copy(detail)}
                >
                  {t('transfer.copy')}
                </Button>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className={frame.quiet}>{t('transfer.reference.hint')}</p>
      <p role="status" className={frame.quiet}>
        {copied && t('transfer.copied', { what: copied })}
      </p>
    </section>
  );
}

function useDetails({ holder, iban, bic, bank, missing, reference, due }: TransferToPay): Detail[] {
  const { t, formats } = useI18n();
  const euros = `${Math.floor(missing / 100)}.${String(missing % 100).padStart(2, '0')}`;
  return [
    { label: t('transfer.amount'), shown: formats.money(missing), copied: euros, main: true },
    { label: t('transfer.reference'), shown: groupReference(reference), copied: reference, main: true },
    { label: t('transfer.due'), shown: formats.day(due, 'full') },
    { label: t('transfer.holder'), shown: holder, copied: holder },
    { label: t('transfer.iban'), shown: groupIban(iban), copied: iban.replace(/\s/g, '') },
    ...(bic ? [{ label: t('transfer.bic'), shown: bic, copied: bic }] : []),
    ...(bank ? [{ label: t('transfer.bank'), shown: bank }] : []),
  ];
}
