import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MAIL_TIMES } from '../../documents/mail/send-mail.ts';
import type { Database, Sql } from '../database/sql.ts';
import { testDatabases } from '../database/test-databases.ts';
import { PointlessToRetry, WorkerDied } from './job-errors.ts';
import { createJobs, type Jobs } from './jobs.ts';

const idOfNobody = '00000000-0000-4000-8000-000000000000';

type Note = { readonly text: string };

describe.each(testDatabases())('jobs on $name', { timeout: 180_000 }, ({ open }) => {
  let database: Database;
  let started: Jobs[];
  let ran: string[];
  const log = { error: () => {}, warn: () => {} };

  const jobsOf = (work: boolean): Jobs => {
    const jobs = createJobs(database, { work, log });
    started.push(jobs);
    return jobs;
  };
  const startNotes = async (work = true): Promise<Jobs> => {
    const jobs = jobsOf(work);
    jobs.work<Note>('note', async ({ text }) => void ran.push(text));
    await jobs.start();
    return jobs;
  };
  const writing =
    (jobs: Jobs, text: string, options = {}) =>
    (sql: Sql) =>
      jobs.write(sql, 'note', { text }, options);

  beforeEach(async () => {
    database = await open();
    started = [];
    ran = [];
  });
  afterEach(async () => {
    await Promise.all(started.map((jobs) => jobs.stop()));
    await database.close();
  });

  test('a job runs once its transaction is committed', async () => {
    const jobs = await startNotes();
    await database.transaction(writing(jobs, 'hello'));
    await vi.waitFor(() => expect(ran).toEqual(['hello']), 60_000);
  });

  test('the end of a job is noted by its key, and not by a list that is compared with all jobs of the name', async () => {
    const { executeSql } = database;
    const asked: string[] = [];
    database = {
      ...database,
      executeSql: (text, values) => {
        asked.push(text);
        return executeSql(text, values);
      },
    };
    const jobs = await startNotes();
    await jobs.write(database, 'note', { text: 'hello' });
    await vi.waitFor(() => expect(asked.some((text) => /set completed_on/i.test(text))).toBe(true), 60_000);
    const noted = asked.filter((text) => /set completed_on/i.test(text));
    expect(noted.filter((text) => !/name = \$1\s+and id = any\(\$2/i.test(text))).toEqual([]);
  });

  describe('a job that gives way', () => {
    let press: boolean;
    const startPatient = async (now = () => new Date()): Promise<Jobs> => {
      press = true;
      const jobs = createJobs(database, { work: true, log, isCrowded: () => press, now });
      started.push(jobs);
      jobs.work<Note>('note', async ({ text }) => void ran.push(text));
      jobs.work<Note>('patient', async ({ text }) => void ran.push(text), { givesWay: true });
      await jobs.start();
      return jobs;
    };
    const writeBoth = async (jobs: Jobs) => {
      await database.transaction(async (sql) => {
        await jobs.write(sql, 'patient', { text: 'patient' });
        await jobs.write(sql, 'note', { text: 'note' });
      });
      await vi.waitFor(() => expect(ran).toContain('note'), 60_000);
      // Both were due at the same moment: long enough for the other to be taken, too.
      await vi.waitFor(async () => expect(await stateOf('patient')).toBe('active'), 60_000);
      await pause(300);
      expect(ran).toEqual(['note']);
      expect(jobs.givingWay()).toBe(1);
    };
    const stateOf = async (name: string) => {
      const { rows } = await database.executeSql('select state from pgboss.job where name = $1', [name]);
      return rows[0]?.['state'];
    };

    test('waits while visitors keep the process busy, and runs when they do not', async () => {
      const jobs = await startPatient();
      await writeBoth(jobs);
      press = false;
      await vi.waitFor(() => expect(ran).toEqual(['note', 'patient']), 60_000);
      expect(jobs.givingWay()).toBe(0);
    });

    test('waits no longer than a minute after it was written', async () => {
      const writer = jobsOf(false);
      writer.work<Note>('patient', async () => {});
      await writer.start();
      await writer.write(database, 'patient', { text: 'old' });
      await database.executeSql(`update pgboss.job set created_on = created_on - interval '61 seconds'`);
      await startPatient();
      await vi.waitFor(() => expect(ran).toEqual(['old']), 10_000);
    });

    test('goes by the clock of the database, not by that of the machine', async () => {
      const jobs = await startPatient(() => new Date(Date.now() + 61_000));
      await jobs.write(database, 'patient', { text: 'late by its clock' });
      await vi.waitFor(() => expect(ran).toEqual(['late by its clock']), 10_000);
    });

    test('begins at once when the process is told to stop', async () => {
      const jobs = await startPatient();
      await writeBoth(jobs);
      await jobs.stop();
      expect(ran).toEqual(['note', 'patient']);
    });
  });

  test('a job whose transaction was rolled back never runs', async () => {
    const jobs = await startNotes();
    const failing = database.transaction(async (sql) => {
      await jobs.write(sql, 'note', { text: 'never' });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await database.transaction(writing(jobs, 'after'));
    await vi.waitFor(() => expect(ran).toEqual(['after']), 60_000);
    expect(ran).toEqual(['after']);
  });

  test('a process that begins to work later writes at once, and then runs what it has written', async () => {
    const jobs = jobsOf(true);
    jobs.work<Note>('note', async ({ text }) => void ran.push(text));
    await jobs.start({ workAfterMs: 500 });
    await database.transaction(writing(jobs, 'written first'));
    expect(await jobs.isOpen('note', { text: 'written first' })).toBe(true);
    await vi.waitFor(() => expect(ran).toEqual(['written first']), 60_000);
  });

  test('a process that is told to stop before it has begun works on nothing', async () => {
    const jobs = jobsOf(true);
    jobs.work<Note>('note', async ({ text }) => void ran.push(text));
    await jobs.start({ workAfterMs: 100 });
    await database.transaction(writing(jobs, 'for another one'));
    await jobs.stop();
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(ran).toEqual([]);
    expect(await jobs.isOpen('note', { text: 'for another one' })).toBe(true);
  });

  test('a failing job is tried again', async () => {
    const jobs = jobsOf(true);
    jobs.work<Note>('note', async ({ text }) => {
      ran.push(text);
      if (ran.length < 2) throw new Error('the mail server is away');
    });
    await jobs.start();
    await database.transaction(writing(jobs, 'again'));
    await vi.waitFor(() => expect(ran).toEqual(['again', 'again']), 60_000);
  });

  test('a start changes only queues that are not as this version wants them', async () => {
    await (await startNotes()).stop();
    const queues = async () =>
      (await database.executeSql('select name, retry_limit, updated_on from pgboss.queue order by name'))
        .rows;
    const made = await queues();
    await (await startNotes()).stop();
    expect(await queues()).toEqual(made);
    await database.executeSql(`update pgboss.queue set retry_limit = 3 where name = 'note'`);
    await startNotes();
    const limits = (rows: typeof made) => rows.map(({ name, retry_limit }) => [name, retry_limit]);
    expect(limits(await queues())).toEqual(limits(made));
  });

  test('a job is tried for two weeks: whoever is away over the holidays loses nothing', async () => {
    await startNotes();
    const { rows } = await database.executeSql(
      `select retry_limit, retry_delay, retry_delay_max from pgboss.queue where name = 'note'`,
    );
    const [{ retry_limit, retry_delay, retry_delay_max }] = rows;
    let seconds = 0;
    for (let tries = 0; tries < retry_limit; tries += 1)
      seconds += Math.min(retry_delay * 2 ** tries, retry_delay_max);
    expect(seconds).toBeGreaterThanOrEqual(14 * 24 * 3600 - 3600);
  });

  test('a job is not taken away while the slowest mail server still answers: its mail would be sent twice', async () => {
    const writer = await startNotes(false);
    await database.transaction(writing(writer, 'a slow mail'));
    const { rows } = await database.executeSql(`select expire_seconds from pgboss.job where name = 'note'`);
    // The connection and the greeting, then EHLO, MAIL, RCPT, DATA and the mail itself, each answered at the last moment.
    const slowestMs = 2 * MAIL_TIMES.greetingMs + 5 * MAIL_TIMES.silenceMs;
    expect(rows[0]['expire_seconds'] * 1000).toBeGreaterThan(slowestMs);
  });

  test('a process that does not work on jobs writes them for one that does', async () => {
    const writer = await startNotes(false);
    await database.transaction(writing(writer, 'for another'));
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    expect(ran).toEqual([]);
    await startNotes();
    await vi.waitFor(() => expect(ran).toEqual(['for another']), 60_000);
  });

  test('writing a job several times with one key creates one job', async () => {
    const jobs = await startNotes();
    for (let index = 0; index < 3; index++)
      await database.transaction(writing(jobs, 'once', { singletonKey: 'order-1' }));
    await database.transaction(writing(jobs, 'other', { singletonKey: 'order-2' }));
    await vi.waitFor(() => expect(ran.sort()).toEqual(['once', 'other']), 60_000);
    await database.transaction(writing(jobs, 'once', { singletonKey: 'order-1' }));
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(ran.sort()).toEqual(['once', 'other']);
  });

  test('a job for later waits', async () => {
    const jobs = await startNotes();
    await database.transaction(writing(jobs, 'later', { startAfterSeconds: 2 }));
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    expect(ran).toEqual([]);
    await vi.waitFor(() => expect(ran).toEqual(['later']), 60_000);
  });

  test('a backlog is worked off without waiting between jobs', async () => {
    const jobs = await startNotes();
    for (let index = 0; index < 100; index++) await database.transaction(writing(jobs, `${index}`));
    await vi.waitFor(() => expect(ran).toHaveLength(100), 60_000);
  });

  test('a repeated job runs once over several processes', async () => {
    for (let index = 0; index < 2; index++) {
      const jobs = jobsOf(true);
      jobs.repeat('tick', 3600, async () => void ran.push('tick'));
      await jobs.start();
    }
    await vi.waitFor(() => expect(ran).toEqual(['tick']), 60_000);
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(ran).toEqual(['tick']);
  });

  test('a repeated job that takes longer than its pause never runs in two processes at once', async () => {
    // As earlier versions have left it.
    const earlier = jobsOf(false);
    earlier.repeat('tick', 1, async () => {});
    await earlier.start();
    await database.executeSql(`update pgboss.queue set policy = 'standard' where name = 'tick'`);
    const running = { now: 0, most: 0 };
    for (let index = 0; index < 2; index++) {
      const jobs = jobsOf(true);
      jobs.repeat('tick', 1, async () => {
        running.now += 1;
        running.most = Math.max(running.most, running.now);
        await new Promise((resolve) => setTimeout(resolve, 2_500));
        running.now -= 1;
        ran.push('tick');
      });
      await jobs.start();
    }
    await vi.waitFor(() => expect(ran.length).toBeGreaterThanOrEqual(3), 60_000);
    expect(running.most).toBe(1);
  });

  test('a repeated job that becomes one that is written loses none of them', async () => {
    const earlier = jobsOf(false);
    earlier.repeat('note', 3600, async () => {});
    await earlier.start();
    const jobs = await startNotes();
    await jobs.writeAll(database, 'note', [{ text: 'one' }, { text: 'two' }, { text: 'three' }]);
    await vi.waitFor(() => expect(ran.toSorted()).toEqual(['one', 'three', 'two']), 20_000);
  });

  test('a job that cannot succeed is set aside at once, and tried again when staff say so', async () => {
    let isMended = false;
    const jobs = jobsOf(true);
    jobs.work<Note>('note', async ({ text }) => {
      ran.push(text);
      if (!isMended) throw new PointlessToRetry('550 no such mailbox');
    });
    await jobs.start();
    await database.transaction(writing(jobs, 'refused'));
    const [job] = await vi.waitFor(async () => {
      const troubled = await jobs.troubled();
      expect(troubled).toMatchObject([
        { name: 'note', data: { text: 'refused' }, reason: '550 no such mailbox', isSetAside: true },
      ]);
      return troubled;
    }, 60_000);
    expect(await jobs.isOpen('note', { text: 'refused' })).toBe(true);
    expect(await jobs.retry(idOfNobody)).toBe(0);
    isMended = true;
    expect(await jobs.retry(job?.id)).toBe(1);
    await vi.waitFor(() => expect(ran).toEqual(['refused', 'refused']), 60_000);
    // Its tries were ended to set it aside; it has them again.
    const { rows } = await database.executeSql(`
      select distinct job.retry_limit from pgboss.job join pgboss.queue using (name)
      where name = 'note' and job.retry_limit = queue.retry_limit and job.state <> 'failed'`);
    expect(rows).toEqual([{ retry_limit: 680 }]);
    expect(await jobs.troubled()).toEqual([]);
    await vi.waitFor(async () => expect(await jobs.isOpen('note', { text: 'refused' })).toBe(false), 60_000);
  });

  test('an attempt that no longer holds its job does not set it aside', async () => {
    const jobs = jobsOf(true);
    const taken = Promise.withResolvers<void>();
    jobs.work<Note>('note', async () => {
      // Another process has taken it over: that is its second attempt.
      await database.executeSql(`update pgboss.job set retry_count = 1 where name = 'note'`);
      taken.resolve();
      throw new PointlessToRetry('550 no such mailbox');
    });
    await jobs.start();
    await jobs.write(database, 'note', { text: 'taken over' });
    await taken.promise;
    await jobs.stop();
    const { rows } = await database.executeSql(
      `select state, retry_count, retry_limit from pgboss.job where name = 'note'`,
    );
    expect(rows).toEqual([{ state: 'active', retry_count: 1, retry_limit: 680 }]);
    expect(await jobs.troubled()).toEqual([]);
  });

  test('a job that was not over when its process had to stop is never noted as done', async () => {
    const { executeSql } = database;
    database = {
      ...database,
      // The database is away just when the job is to be noted as failed.
      executeSql: (text, values) =>
        text.includes('deleted_jobs') ? Promise.reject(new Error('away')) : executeSql(text, values),
    };
    const jobs = jobsOf(true);
    const begun = Promise.withResolvers<void>();
    const end = Promise.withResolvers<void>();
    jobs.work<Note>('note', () => {
      begun.resolve();
      return end.promise;
    });
    await jobs.start();
    await jobs.write(database, 'note', { text: 'long' });
    await begun.promise;
    await jobs.stop();
    const { rows } = await executeSql(`select state from pgboss.job where name = 'note'`);
    expect(rows).toEqual([{ state: 'active' }]);
    end.resolve();
  });

  test('a job that its thread dies of is tried twice more, then set aside; others go on', async () => {
    const jobs = jobsOf(true);
    jobs.work<Note>('note', async ({ text }) => {
      ran.push(text);
      if (text === 'poison') throw new WorkerDied('out of memory');
    });
    await jobs.start();
    await database.transaction(writing(jobs, 'poison'));
    await vi.waitFor(async () => expect(await jobs.troubled()).toHaveLength(1), 120_000);
    await database.transaction(writing(jobs, 'after'));
    await vi.waitFor(() => expect(ran).toEqual(['poison', 'poison', 'poison', 'after']), 60_000);
  });

  test('a job that processes die of is tried twice more, then set aside', async () => {
    const jobs = jobsOf(true);
    jobs.work<Note>('note', async ({ text }) => {
      ran.push(text);
      // As pg-boss leaves a job whose process has gone silent.
      await database.executeSql(`update pgboss.job set state = 'retry', start_after = now(),
        output = '{ "value": { "message": "job heartbeat timeout" } }' where name = 'note'`);
      throw new Error('nobody hears this');
    });
    await jobs.start();
    await database.transaction(writing(jobs, 'poison'));
    await vi.waitFor(async () => expect(await jobs.troubled()).toHaveLength(1), 120_000);
    expect(ran).toEqual(['poison', 'poison', 'poison']);
  });

  test('an unregistered job cannot be written', async () => {
    const jobs = await startNotes();
    await expect(database.transaction((sql) => jobs.write(sql, 'notes', {}))).rejects.toThrow(
      'no job called notes',
    );
  });
});
