import { useI18n } from '../../ground/i18n.ts';
import { type BulkProps, BulkSheet } from './bulk-sheet.tsx';

/** Sends the mails of orders again, each to its own address. */
export function BulkMailSheet({ numbers, onClose }: BulkProps) {
  const { t } = useI18n();
  return (
    <BulkSheet
      title={t('bulk.mail.title')}
      numbers={numbers}
      confirmLabel={t('bulk.mail.submit', { count: numbers.length })}
      values={{}}
      keep={() => {}}
      check={() => ({})}
      task={{ kind: 'mail' }}
      preview={<p>{t('bulk.mail.preview', { count: numbers.length })}</p>}
      onClose={onClose}
    />
  );
}
