import { Counter } from 'prom-client';
import type { Mailer } from '../documents/mail/send-mail.ts';
import { processMetrics } from '../platform/process-metrics.ts';

const mails = new Counter({
  name: 'foyer_mails_total',
  help: 'Mails that this process has handed to the mail server or the outbox, or tried to.',
  labelNames: ['outcome'],
  registers: [processMetrics],
});

/** The same mailer, which counts what it sends. */
export function countMails(mailer: Mailer): Mailer {
  return {
    ...mailer,
    send: async (mail) => {
      try {
        const answer = await mailer.send(mail);
        mails.inc({ outcome: 'sent' });
        return answer;
      } catch (error) {
        mails.inc({ outcome: 'failed' });
        throw error;
      }
    },
  };
}
