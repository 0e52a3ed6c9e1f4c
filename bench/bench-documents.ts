// What documents and mails cost: CPU of the thread that makes them, beside a bare pdfkit page in the same run.
import { join } from 'node:path';
import PDFDocument from 'pdfkit';
import { calendarFile } from '../server/documents/calendar/calendar-file.ts';
import { exampleMuseum, exampleOrder } from '../server/documents/examples/example-order.ts';
import { orderMail } from '../server/documents/mail/order-mail.ts';
import { createMailer, mailFileName } from '../server/documents/mail/send-mail.ts';
import { orderDocuments } from '../server/documents/order-documents.ts';
import { printDocument } from '../server/documents/printer/print-document.ts';
import { figure, heading } from './figures.ts';

const WARM_UP = 40;
const ROUNDS = 60;
const BATCHES = 5;
const LARGE = 60;

/** @param folder for the mails */
export async function benchDocuments(folder: string): Promise<void> {
  heading('Documents and mails, CPU of one thread');
  const bare = await cpuOf(barePage);
  const tickets = await cpuOf(() =>
    printDocument({ kind: 'tickets', order: exampleOrder, museum: exampleMuseum }),
  );
  const large = orderOf(LARGE);
  const many = await cpuOf(
    () => printDocument({ kind: 'tickets', order: large, museum: exampleMuseum }),
    ROUNDS / 6,
  );
  const one = orderOf(1);
  const parts = {
    'its PDF': () => printDocument({ kind: 'tickets', order: one, museum: exampleMuseum }),
    'its HTML and text': async () =>
      orderMail(one, exampleMuseum, { review: exampleMuseum.shopUrl, terms: false }),
    'its calendar file': async () => calendarFile(one, exampleMuseum),
  };
  const send = sender(folder);
  const mail = await cpuOf(() => send(one));
  const each = tickets / exampleOrder.admissions.length;
  figure('a bare pdfkit page', bare, 'ms');
  figure(`a ticket of ${exampleOrder.admissions.length}`, each, 'ms', { atMost: 5 });
  figure(`a ticket of ${LARGE}`, many / LARGE, 'ms', { atMost: 5 });
  figure('a whole mail with one ticket', mail, 'ms', { atMost: 8 });
  for (const [name, part] of Object.entries(parts)) figure(`  ${name}`, await cpuOf(part), 'ms');
  figure('ticket / bare page', each / bare, 'times');
  figure('mail / bare page', mail / bare, 'times');
}

/**
 * Milliseconds of CPU for one round, all threads of this process together. The least of some batches: whoever else is at work
 * on the machine makes the same work take longer.
 */
async function cpuOf(work: () => Promise<unknown>, rounds = ROUNDS): Promise<number> {
  for (let round = 0; round < WARM_UP; round += 1) await work();
  const batches: number[] = [];
  for (let batch = 0; batch < BATCHES; batch += 1) {
    const before = process.cpuUsage();
    for (let round = 0; round < rounds; round += 1) await work();
    const { user, system } = process.cpuUsage(before);
    batches.push((user + system) / 1000 / rounds);
  }
  return Math.min(...batches);
}

function orderOf(count: number) {
  const [first] = exampleOrder.admissions;
  if (!first) throw new Error('the example has no admission');
  const admissions = Array.from({ length: count }, (_, index) => ({
    ...first,
    barcode: `K7QMZ2XV9${String(index).padStart(3, '2')}RTD`,
    number: index + 1,
    of: count,
  }));
  return { ...exampleOrder, lines: exampleOrder.lines.slice(0, 1), admissions };
}

function sender(folder: string) {
  const { name, email: address } = exampleMuseum;
  const mailer = createMailer({
    smtpUrl: undefined,
    dataDir: join(folder, 'documents'),
    from: () => ({ name, address }),
  });
  let sent = 0;
  return async (order: typeof exampleOrder) => {
    sent += 1;
    const date = new Date('2026-11-18T07:00:00Z');
    await mailer.send({
      to: order.email,
      ...orderMail(order, exampleMuseum, { review: `${exampleMuseum.shopUrl}/order-review/1`, terms: false }),
      attachments: await orderDocuments(printDocument, order, exampleMuseum),
      messageId: `<order.${sent}@bench.example>`,
      date,
      fileName: mailFileName(date, `${sent}`),
    });
  };
}

/** The least that a page can be: a line of text in a font that every reader has, compressed. */
function barePage(): Promise<Buffer> {
  const pdf = new PDFDocument({ size: 'A4' });
  const made = new Promise<Buffer>((resolve) => {
    const chunks: Buffer[] = [];
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
  });
  pdf.text('Museum am Strom');
  pdf.end();
  return made;
}
