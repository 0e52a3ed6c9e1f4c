import { useState } from 'react';
import { useCall } from '../../../ui/call/call-context.tsx';
import { newActKey } from '../../ground/act/act-key.ts';
import { useI18n } from '../../ground/i18n.ts';
import { type BulkProps, BulkSheet } from './bulk-sheet.tsx';
import { tried } from './tried.ts';

/** Sends the mails of orders again, each to its own address. */
export function BulkMailSheet({ numbers, onClose }: BulkProps) {
  const { t } = useI18n();
  const call = useCall();
  const [key] = useState(newActKey);
  const send = (number: string) =>
    tried(async () => {
      const params = { number };
      const { email, problem } = await call('POST office/orders/:number/send-again/preview', {
        params,
        quiet: true,
      });
      if (problem !== '' || email === '')
        return {
          done: false,
          said: t(problem === 'refunded' ? 'acts.again.refunded' : 'acts.again.forgotten'),
        };
      const body = { email, key: `${key}-${number}` };
      await call('POST office/orders/:number/send-again', { params, body, quiet: true });
      return t('acts.again.done', { email });
    }, t);
  return (
    <BulkSheet
      title={t('bulk.mail.title')}
      numbers={numbers}
      confirmLabel={t('bulk.mail.submit', { count: numbers.length })}
      values={{}}
      keep={() => {}}
      check={() => ({})}
      act={send}
      preview={<p>{t('bulk.mail.preview', { count: numbers.length })}</p>}
      onClose={onClose}
    />
  );
}
