// How the shop gets on with real mail servers: slow ones, full ones, and ones that say no.
import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../platform/database/sql.ts';
import { testDatabases } from '../../platform/database/test-databases.ts';
import { PointlessToRetry } from '../../platform/jobs/job-errors.ts';
import { createMailer, MAIL_TIMES, type Mail, type MailTimes } from './send-mail.ts';
import { sendOnce } from './send-once.ts';

const mail: Mail = {
  to: 'zoe@example.org',
  subject: 'Tickets',
  html: '<p>Tickets</p>',
  text: 'Tickets',
  attachments: [],
  messageId: '<order.1@shop.example>',
  date: new Date('2026-11-20T12:05:00Z'),
  fileName: '1.eml',
};
const PATIENT: MailTimes = { greetingMs: 60_000, silenceMs: 60_000 };

let arrived: string[];
let servers: SMTPServer[];
beforeEach(() => {
  arrived = [];
  servers = [];
});
afterEach(async () => {
  for (const server of servers) await new Promise<void>((closed) => server.close(() => closed()));
});

async function mailerTo(answers: SMTPServerOptions = {}, times = PATIENT) {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        arrived.push(/^Message-ID: (.*)$/im.exec(Buffer.concat(chunks).toString())?.[1]?.trim() ?? '');
        done();
      });
    },
    ...answers,
  });
  servers.push(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.server.address() as AddressInfo;
  const from = () => ({ name: 'Museum', address: 'tickets@museum.example' });
  return createMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, dataDir: '', from, times });
}

function answer(responseCode: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode });
}

it.each([
  ['the recipient', { onRcptTo: (_a, _s, done) => done(answer(550, 'no such mailbox')) }],
  ['the sender', { onMailFrom: (_a, _s, done) => done(answer(553, 'not your address')) }],
  [
    'the content',
    {
      onData: (stream, _s, done) => {
        stream.resume();
        stream.on('end', () => done(answer(554, 'looks like spam')));
      },
    },
  ],
] satisfies [string, SMTPServerOptions][])(
  'A server that refuses %s for good is not asked again',
  async (_, no) => {
    const mailer = await mailerTo(no);
    await expect(mailer.send(mail)).rejects.toThrow(PointlessToRetry);
    mailer.close();
  },
);

it.each([
  ['is full', { onRcptTo: (_a, _s, done) => done(answer(452, 'mailbox full')) }],
  ['defers the sender', { onMailFrom: (_a, _s, done) => done(answer(451, 'greylisted')) }],
  ['does not let the shop in', { onConnect: (_s, done) => done(answer(554, 'closed')) }],
] satisfies [string, SMTPServerOptions][])('A server that %s is asked again', async (_, no) => {
  const mailer = await mailerTo(no);
  const problem = await mailer.send(mail).catch((error: unknown) => error);
  expect(problem).toBeInstanceOf(Error);
  expect(problem).not.toBeInstanceOf(PointlessToRetry);
  mailer.close();
});

it.each([
  ['for good', 550],
  ['for now', 451],
])('A mail that is refused %s is named by its order, if it has one', async (_, code) => {
  const mailer = await mailerTo({ onRcptTo: (_a, _s, done) => done(answer(code, 'no such mailbox')) });
  await expect(mailer.send({ ...mail, order: '2026-100017' })).rejects.toThrow(
    /^Order 2026-100017: .*no such mailbox/,
  );
  await expect(mailer.send(mail)).rejects.not.toThrow(/^Order/);
  mailer.close();
});

it('A server may take as long as RFC 5321 (4.5.3.2) allows: five minutes for most answers, ten after the mail', () => {
  expect(MAIL_TIMES.silenceMs).toBeGreaterThanOrEqual(10 * 60_000);
});

it('A server that is silent for too long after the mail is given up, and gets it once more under the same id', async () => {
  let isSlow = true;
  const slow: SMTPServerOptions = {
    onData: (stream, _session, done) => {
      arrived.push('seen');
      stream.resume();
      stream.on('end', () => void (isSlow || done()));
    },
  };
  const mailer = await mailerTo(slow, { ...PATIENT, silenceMs: 200 });
  await expect(mailer.send(mail)).rejects.toThrow();
  // The pool does not send it again by itself.
  expect(arrived).toEqual(['seen']);
  isSlow = false;
  await mailer.send(mail);
  expect(arrived).toEqual(['seen', 'seen']);
  mailer.close();
});

it('A server that hangs up before a word is tried once, and the job decides when again', async () => {
  const mailer = await mailerTo();
  let calls = 0;
  servers[0]?.server.on('connection', (socket: Socket) => {
    calls += 1;
    socket.destroy();
  });
  await expect(mailer.send(mail)).rejects.toThrow();
  expect(calls).toBe(1);
  mailer.close();
});

describe.each(testDatabases())('A database on $name', (engine) => {
  let database: Database;
  beforeEach(async () => {
    database = await engine.open();
  });
  afterEach(() => database.close());

  /** The same database, away for so many times that a mail is noted. */
  const awayFor = (times: number): Database => {
    let away = times;
    const run = async (...asked: Parameters<Database['run']>) => {
      away -= 1;
      if (away >= 0) throw new Error('the database is away');
      return database.run(...asked);
    };
    return { ...database, run: run as Database['run'] };
  };
  const note = { subjectId: 'b-1', kind: 'order' };

  it('that is away for a moment while a mail leaves does not make it leave twice', async () => {
    const mailer = await mailerTo();
    await sendOnce({ database: awayFor(3), mailer }, note, async () => mail, [1, 1, 1]);
    expect(arrived).toEqual(['<order.1@shop.example>']);
    await sendOnce({ database, mailer }, note, async () => mail, []);
    expect(arrived).toHaveLength(1);
    mailer.close();
  });

  it('remembers what the server said of a mail that it did not take, and of the one that it took', async () => {
    let isFull = true;
    const mailer = await mailerTo({
      onRcptTo: (_address, _session, done) =>
        isFull ? done(answer(452, '<zoe@example.org> has no room')) : done(),
    });
    const rows = async (table: string) =>
      (await database.executeSql(`select * from ${table} where subject_id = 'b-1'`)).rows;
    const send = () => sendOnce({ database, mailer }, note, async () => mail, []);
    await expect(send()).rejects.toThrow('has no room');
    await expect(send()).rejects.toThrow('has no room');
    const refusal = { kind: 'order', answer: '452 … has no room', for_good: false, tries: 2 };
    expect(await rows('mail_refusal')).toMatchObject([refusal]);
    expect(await rows('mail')).toEqual([]);
    isFull = false;
    await send();
    expect(await rows('mail')).toMatchObject([{ kind: 'order', answer: expect.stringMatching(/^250 /) }]);
    expect(await rows('mail_refusal')).toMatchObject([refusal]);
    mailer.close();
  });

  it('says of a mail that was refused for good that it is not tried again, and nothing of a silent server', async () => {
    const strict = await mailerTo({ onRcptTo: (_a, _s, done) => done(answer(550, 'no such mailbox')) });
    await expect(sendOnce({ database, mailer: strict }, note, async () => mail, [])).rejects.toThrow();
    strict.close();
    const away = await mailerTo();
    servers[0]?.server.on('connection', (socket: Socket) => socket.destroy());
    servers[1]?.server.on('connection', (socket: Socket) => socket.destroy());
    const other = { subjectId: 'b-2', kind: 'order' };
    await expect(sendOnce({ database, mailer: away }, other, async () => mail, [])).rejects.toThrow();
    away.close();
    const noted = await database.executeSql('select answer, for_good from mail_refusal order by subject_id');
    expect(noted.rows).toEqual([
      { answer: '550 no such mailbox', for_good: true },
      { answer: '', for_good: false },
    ]);
  });

  it('that stays away fails the job, and the next try only notes what has left', async () => {
    const mailer = await mailerTo();
    await expect(sendOnce({ database: awayFor(2), mailer }, note, async () => mail, [1])).rejects.toThrow(
      'away',
    );
    await sendOnce({ database, mailer }, note, async () => mail, []);
    expect(arrived).toEqual(['<order.1@shop.example>']);
    expect(mailer.left.size).toBe(0);
    mailer.close();
  });
});
