// Mail leaves through the museum's server or, without one, into a folder that one can look at (spec decisions 1, SMTP_URL).
// Sending the same mail twice must not make two: the message's id and the file's name are the caller's to fix.
import { createHash } from 'node:crypto';
import { mkdir, open, rename, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { PointlessToRetry } from '../../platform/jobs/job-errors.ts';
import { inSpan } from '../../platform/tracing/span.ts';
import type { Attachment } from '../order-documents.ts';
import { keptAnswer } from './server-answer.ts';

export type MailAddress = { readonly name: string; readonly address: string };
/** A picture in the HTML part, shown as `<img src="cid:…">`. */
export type Picture = { readonly cid: string } & ({ readonly png: Buffer } | { readonly jpeg: Buffer });
export type Mail = {
  /** One plain address. */
  readonly to: string;
  /** Who is answered, where it is not the museum: one plain address. */
  readonly replyTo?: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly pictures?: readonly Picture[];
  readonly attachments: readonly Attachment[];
  /** `<…@…>`, the same for every try. */
  readonly messageId: string;
  readonly date: Date;
  /** Without SMTP, the mail's file: see `mailFileName`. */
  readonly fileName: string;
  /** The number of the order that it is about: the log and `npm run jobs` name it when the mail does not leave. */
  readonly order?: string | undefined;
};
/** How long the mail server may take. */
export type MailTimes = {
  /** Milliseconds until it has greeted. */
  readonly greetingMs: number;
  /** Milliseconds until it says anything. After a mail's last byte, RFC 5321 (4.5.3.2.6) gives it ten minutes. */
  readonly silenceMs: number;
};
export const MAIL_TIMES: MailTimes = { greetingMs: 60_000, silenceMs: 10 * 60_000 };
const MOST_CONNECTIONS = 4;

export type MailerSettings = {
  readonly smtpUrl: string | undefined;
  readonly dataDir: string;
  /** Who sends, asked for each mail: an import can change it. */
  readonly from: () => MailAddress;
  /** Tests set their own. */
  readonly times?: MailTimes;
};
export type Mailer = {
  /** @returns what the server has said; '' without one */
  send(mail: Mail): Promise<string>;
  /** Mails of this process that have left and are not noted yet, and what the server has said. */
  readonly left: Map<string, string>;
  close(): void;
};

/** A name under which later mails sort last and the same mail always the same. */
export function mailFileName(date: Date, number: string): string {
  return `${date.toISOString().replace(/[:.]/g, '-')}-${number.replace(/[^\w-]+/g, '-')}.eml`;
}

/**
 * Throws on what cannot be sent and on a server that is away or refuses. The caller tries again, unless it is
 * `PointlessToRetry`: the server has refused this very mail for good.
 */
export function createMailer({ smtpUrl, dataDir, from, times = MAIL_TIMES }: MailerSettings): Mailer {
  if (smtpUrl) {
    const transport = createTransport({
      url: smtpUrl,
      pool: true,
      maxConnections: MOST_CONNECTIONS,
      // A connection that ends within a mail may have ended after it: the job decides, which knows what has left.
      maxRequeues: 0,
      connectionTimeout: times.greetingMs,
      greetingTimeout: times.greetingMs,
      socketTimeout: times.silenceMs,
    });
    return {
      send: async (mail) => {
        try {
          const { response } = await inSpan(
            'send mail',
            () => transport.sendMail(message(mail, from())),
            'client',
          );
          return keptAnswer(response);
        } catch (error) {
          throw notSent(mail, error as Error);
        }
      },
      left: new Map(),
      close: () => transport.close(),
    };
  }
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    send: async (mail) => {
      if (!/^[\w-][\w.-]*\.eml$/.test(mail.fileName))
        throw new Error(`Not a mail's file name: ${mail.fileName}`);
      const { message: bytes } = await transport.sendMail(message(mail, from()));
      const outbox = join(dataDir, 'outbox');
      await inSpan('send mail', () => writeWhole(outbox, mail.fileName, bytes as Buffer), 'client');
      return '';
    },
    left: new Map(),
    close: () => transport.close(),
  };
}

/** Why a mail has not left, with its order's number in front. */
function notSent({ order }: Mail, error: Error): Error {
  const named = order === undefined ? error : new Error(`Order ${order}: ${error.message}`, { cause: error });
  return isRefusedForGood(error) ? new PointlessToRetry(named.message, error) : named;
}

/**
 * Has the server refused sender, recipient or content (5xx, RFC 5321, 4.2.1)? What it refuses before, as a wrong password,
 * concerns every mail and can be put right.
 */
function isRefusedForGood(error: unknown): boolean {
  const { code, permanent } = error as { code?: string; permanent?: boolean };
  return permanent === true && (code === 'EENVELOPE' || code === 'EMESSAGE');
}

function message(mail: Mail, from: MailAddress): SendMailOptions {
  // A list or a header break in the address would send the tickets elsewhere too.
  for (const address of [mail.to, mail.replyTo ?? mail.to])
    if (!/^[^\s@,;:<>"()]+@[^\s@,;:<>"()]+$/.test(address)) throw new Error('Not one plain mail address');
  if (!/^<[^\s<>@]+@[^\s<>@]+>$/.test(mail.messageId)) throw new Error(`Not a message id: ${mail.messageId}`);
  const options: SendMailOptions & { baseBoundary: string } = {
    from,
    to: { name: '', address: mail.to },
    ...(mail.replyTo === undefined ? {} : { replyTo: { name: '', address: mail.replyTo } }),
    subject: mail.subject.replace(/[\p{Cc}]+/gu, ' '),
    html: mail.html,
    text: mail.text,
    attachments: [...(mail.pictures ?? []).map(inline), ...mail.attachments.map((file) => ({ ...file }))],
    messageId: mail.messageId,
    date: mail.date,
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
    // From the id rather than by chance, so that the same mail is the same bytes.
    baseBoundary: createHash('sha256').update(mail.messageId).digest('hex').slice(0, 24),
  };
  return options;
}

/** Beside the HTML part and not among the attachments. Its name is for readers that list it all the same. */
function inline({ cid, ...picture }: Picture) {
  const [extension, contentType, content] =
    'png' in picture ? ['png', 'image/png', picture.png] : ['jpg', 'image/jpeg', picture.jpeg];
  const filename = `${cid.replace(/@.*/, '')}.${extension}`;
  return { cid, filename, content, contentType, contentDisposition: 'inline' } as const;
}

/** A reader of the folder sees the whole file or none. */
async function writeWhole(folder: string, name: string, bytes: Buffer): Promise<void> {
  const temporary = join(folder, `.${name}.${process.pid}.${Math.random().toString(36).slice(2)}.tmp`);
  const file = await open(temporary, 'wx').catch(async () => {
    // The first mail, or somebody has removed the folder.
    await mkdir(folder, { recursive: true });
    return open(temporary, 'wx');
  });
  try {
    await file.writeFile(bytes);
    await file.sync();
    await file.close();
    await rename(temporary, join(folder, name));
  } catch (error) {
    await file.close().catch(() => {});
    await unlink(temporary).catch(() => {});
    throw error;
  }
}
