import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { exampleMuseum, exampleOrder } from '../examples/example-order.ts';
import { orderDocuments } from '../order-documents.ts';
import { printDocument } from '../printer/print-document.ts';
import { orderMail } from './order-mail.ts';
import { createMailer, type Mail, mailFileName } from './send-mail.ts';

const from = { name: 'Museum am Strom, Hamburg', address: 'tickets@museum-am-strom.example' };
const date = new Date('2026-11-20T12:05:00Z');

async function example(): Promise<Mail> {
  return {
    ...orderMail(exampleOrder, exampleMuseum, { review: 'https://shop.example/de/order/b-1' }),
    to: exampleOrder.email,
    attachments: await orderDocuments(printDocument, exampleOrder, exampleMuseum),
    messageId: '<order-2026-000123@museum-am-strom.example>',
    date,
    fileName: mailFileName(date, exampleOrder.number),
  };
}

async function expectWhole(bytes: Buffer, mail: Mail) {
  const parsed = await PostalMime.parse(bytes);
  expect(parsed.subject).toBe(mail.subject);
  expect(parsed.messageId).toBe(mail.messageId);
  expect(parsed.date).toBe('2026-11-20T12:05:00.000Z');
  expect(parsed.from).toEqual(expect.objectContaining(from));
  expect(parsed.to?.map(({ address }) => address)).toEqual([mail.to]);
  expect(parsed.html?.trim()).toBe(mail.html.trim());
  expect(parsed.text?.trim().replaceAll('\r\n', '\n')).toBe(mail.text.trim());
  const isInline = ({ disposition }: { disposition: string | null }) => disposition === 'inline';
  const pictures = parsed.attachments.filter(isInline);
  expect(pictures.map(({ contentId }) => contentId)).toEqual(mail.pictures?.map(({ cid }) => `<${cid}>`));
  const attached = parsed.attachments.filter((one) => !isInline(one));
  expect(attached.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
    ['Tickets-2026-000123.pdf', 'application/pdf'],
    ['Besuch-2026-000123.ics', 'text/calendar'],
  ]);
  const [pdf, calendar] = attached.map(({ content }) => Buffer.from(content as ArrayBuffer));
  expect(pdf).toEqual(mail.attachments[0]?.content);
  expect(calendar?.toString('utf8')).toContain('Kaistraße 4');
  expect(bytes.toString('latin1')).toMatch(/text\/html; charset=utf-8/);
  expect(bytes.toString('latin1')).toMatch(/text\/plain; charset=utf-8/);
}

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'foyer-mail-'));
});
afterEach(() => rm(dataDir, { recursive: true }));
function outbox() {
  return readdir(join(dataDir, 'outbox'));
}

describe('Without a mail server', () => {
  const mailer = () => createMailer({ smtpUrl: undefined, dataDir, from: () => from });

  it('a mail is a file in the outbox, whole and readable', async () => {
    const mail = await example();
    await mailer().send(mail);
    expect(await outbox()).toEqual(['2026-11-20T12-05-00-000Z-2026-000123.eml']);
    await expectWhole(await readFile(join(dataDir, 'outbox', mail.fileName)), mail);
  });

  it('the same mail twice leaves one file, the same to the byte', async () => {
    const mail = await example();
    const file = join(dataDir, 'outbox', mail.fileName);
    await mailer().send(mail);
    const first = await readFile(file);
    await Promise.all([mailer().send(mail), mailer().send(mail)]);
    expect(await outbox()).toEqual([mail.fileName]);
    expect(await readFile(file)).toEqual(first);
  });

  it('the newest is last by name', () => {
    const early = mailFileName(new Date('2026-11-20T09:05:00Z'), '2026-000999');
    expect([mailFileName(date, '2026-000123'), early].sort()[0]).toBe(early);
    expect(mailFileName(date, '../../etc')).not.toContain('/');
  });

  it.each([
    ['to', 'a@example.org, b@example.org'],
    ['to', 'a@example.org\r\nBcc: b@example.org'],
    ['messageId', '<a@b>\r\nBcc: c@d'],
    ['fileName', '../a.eml'],
  ])('refuses a mail whose %s is %j', async (field, value) => {
    await expect(mailer().send({ ...(await example()), [field]: value })).rejects.toThrow('Not');
  });

  it('a break in the subject stays in the subject', async () => {
    const mail = { ...(await example()), subject: 'Karten\r\nBcc: b@example.org' };
    await mailer().send(mail);
    const parsed = await PostalMime.parse(await readFile(join(dataDir, 'outbox', mail.fileName)));
    expect(parsed.subject).toBe('Karten Bcc: b@example.org');
    expect(parsed.bcc ?? []).toEqual([]);
  });
});

describe('With a mail server', () => {
  it('a mail arrives as it was written and the outbox stays empty', async () => {
    const arrived: Buffer[] = [];
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: (stream, _session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          arrived.push(Buffer.concat(chunks));
          done();
        });
      },
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const { port } = server.server.address() as AddressInfo;
    const mailer = createMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, dataDir, from: () => from });
    const mail = await example();
    await mailer.send(mail);
    mailer.close();
    await new Promise<void>((closed) => server.close(() => closed()));
    expect(arrived).toHaveLength(1);
    await expectWhole(arrived[0] as (typeof arrived)[number], mail);
    await expect(outbox()).rejects.toThrow('ENOENT');
  });

  it('a server that is not there is an error, so that the job is tried again', async () => {
    const mailer = createMailer({ smtpUrl: 'smtp://127.0.0.1:1', dataDir, from: () => from });
    await expect(mailer.send(await example())).rejects.toThrow();
  });
});
