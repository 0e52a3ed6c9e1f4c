// A mail server with moods. It counts what it has taken, so that the audit sees a mail that left twice.
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { freePort } from '../bench/foyer-process.ts';
import { bookingOfMail, countCopies, type MailCopies } from './mailboxes.ts';

/**
 * `slow` answers 35 s after a mail's last byte, `full` refuses every mail for now (452), `refusing` refuses every recipient
 * for good (550), `away` takes no connection.
 */
export type MailMood = 'good' | 'slow' | 'full' | 'refusing' | 'away';

export type MailServer = {
  readonly url: string;
  setMood(mood: MailMood): Promise<void>;
  /** The mails that it has taken. */
  taken(): MailCopies;
  close(): Promise<void>;
};

const SLOW_MS = 35_000;
/** A mail that is being taken is taken by then. */
const FINISHING_MS = 2_000;

/** Starts a server in a good mood. */
export async function startMailServer(): Promise<MailServer> {
  const port = await freePort();
  const bookings: (string | undefined)[] = [];
  let mood: MailMood = 'good';
  const options: SMTPServerOptions = {
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onRcptTo: (_to, _session, done) =>
      mood === 'full' || mood === 'away'
        ? done(answer(452, 'Insufficient system storage'))
        : mood === 'refusing'
          ? done(answer(550, 'No such mailbox'))
          : done(),
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        bookings.push(bookingOfMail(Buffer.concat(chunks).toString('latin1')));
        if (mood === 'slow') setTimeout(() => done(), SLOW_MS);
        else done();
      });
    },
  };
  let server = await listen(options, port);
  const close = () => new Promise<void>((closed) => server.close(() => closed()));
  return {
    url: `smtp://127.0.0.1:${port}`,
    setMood: async (wanted) => {
      const wasAway = mood === 'away';
      mood = wanted;
      if (wasAway && wanted !== 'away') server = await listen(options, port);
      if (!wasAway && wanted === 'away') {
        // Who breaks off within a mail cannot complain that it comes again.
        await new Promise((resolve) => setTimeout(resolve, FINISHING_MS));
        await close();
      }
    },
    taken: () => countCopies(bookings),
    close,
  };
}

async function listen(options: SMTPServerOptions, port: number): Promise<SMTPServer> {
  const server = new SMTPServer(options);
  // A client that is killed breaks its connection.
  server.on('error', () => {});
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  return server;
}

function answer(responseCode: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode });
}
