// Sends the receipt of a declaration of withdrawal. Like every mail: once, however often the job runs.
import { findWithdrawal } from '../orders/withdraw-order.ts';
import { type DeliverContext, messageIdOf } from './deliver-order.ts';
import { noteMailSent, wasMailSent } from './mail-store.ts';
import { orderMuseum } from './order-museum.ts';
import { mailFileName } from './send-mail.ts';
import { withdrawalMail } from './withdrawal-mail.ts';

const KIND = 'withdrawal';

/** Sends the receipt of a declaration, unless it has left already. @param id the declaration's */
export const deliverWithdrawal = async (id: string, context: DeliverContext): Promise<void> => {
  const { database, mailer, publicUrl } = context;
  if (await wasMailSent(database, id, KIND)) return;
  const withdrawal = await findWithdrawal(database, id);
  if (!withdrawal) return;
  const { museum, catalogue, clock } = await context.shop();
  const { language, received_at, email } = withdrawal;
  await mailer.send({
    to: email,
    ...withdrawalMail({
      withdrawal,
      received: clock.fromInstant(received_at),
      museum: orderMuseum(museum, catalogue, language, { lines: [] }, publicUrl),
    }),
    attachments: [],
    messageId: messageIdOf(KIND, id, publicUrl),
    date: received_at,
    fileName: mailFileName(received_at, `${KIND}-${id}`),
  });
  await noteMailSent(database, id, KIND);
};
