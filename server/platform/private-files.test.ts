// Other users of the machine read nothing of the data folder, whether this version made it or an older one.
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createMailer } from '../documents/mail/send-mail.ts';
import { openDatabase } from './database/open-database.ts';
import { keepPrivate } from './private-files.ts';

const USUAL_MASK = 0o022;

describe.skipIf(process.platform === 'win32')('the data folder', () => {
  let dataDir: string;
  let mask: number;
  beforeEach(() => {
    mask = process.umask(USUAL_MASK);
    dataDir = join(mkdtempSync(join(tmpdir(), 'foyer-private-')), 'data');
  });
  afterEach(() => {
    process.umask(mask);
    rmSync(join(dataDir, '..'), { recursive: true, force: true });
  });

  const modeOf = (path: string) => statSync(path).mode & 0o777;
  /** The paths whose modes are not 0700 for a folder or 0600 for a file. */
  const open = (folder: string): string[] =>
    [
      folder,
      ...readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
    ].filter((path) => modeOf(path) !== (statSync(path).isDirectory() ? 0o700 : 0o600));

  test('is closed when the embedded database and a mail are in it, made new or found open', async () => {
    const first = await openDatabase({ databaseUrl: undefined, dataDir });
    const mailer = createMailer({
      smtpUrl: undefined,
      dataDir,
      from: () => ({ name: 'Museum', address: 'shop@museum.example' }),
    });
    await mailer.send({
      to: 'ada@example.org',
      subject: 'Tickets',
      html: '<p>here</p>',
      text: 'here',
      attachments: [],
      messageId: '<1@museum.example>',
      date: new Date('2026-11-18T07:00:00Z'),
      fileName: 'tickets.eml',
    });
    expect(readdirSync(dataDir).sort()).toEqual(['database', 'foyer.lock', 'outbox']);
    expect(open(dataDir)).toEqual([]);
    await first.close();

    expect(spawnSync('chmod', ['-R', 'a+rX', dataDir]).status).toBe(0);
    process.umask(USUAL_MASK);
    const second = await openDatabase({ databaseUrl: undefined, dataDir });
    await second.executeSql('create table written as select generate_series(1, 9)');
    expect(open(dataDir)).toEqual([]);
    expect(second.exposed).toEqual([]);
    await second.close();
  });

  test('that also holds something else stays as it is, and what is Foyer’s in it is closed', () => {
    mkdirSync(join(dataDir, 'outbox'), { recursive: true });
    writeFileSync(join(dataDir, 'outbox', 'tickets.eml'), 'here');
    writeFileSync(join(dataDir, 'notes.txt'), 'theirs');
    chmodSync(join(dataDir, 'notes.txt'), 0o644);
    expect(keepPrivate(dataDir)).toEqual([]);
    expect(modeOf(dataDir)).toBe(0o755);
    expect(modeOf(join(dataDir, 'notes.txt'))).toBe(0o644);
    expect(open(join(dataDir, 'outbox'))).toEqual([]);
  });

  test.skipIf(process.getuid?.() !== 0)('that belongs to another user is named', () => {
    mkdirSync(join(dataDir, 'outbox'), { recursive: true });
    writeFileSync(join(dataDir, 'notes.txt'), 'theirs');
    chmodSync(join(dataDir, '..'), 0o755);
    const script = `import { keepPrivate } from '${new URL('private-files.ts', import.meta.url)}';
      process.setgid(65534); process.setuid(65534);
      console.log(keepPrivate('${dataDir}').join());`;
    const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
      encoding: 'utf8',
    });
    expect([stdout, stderr]).toEqual([`${join(dataDir, 'outbox')}\n`, '']);
  });
});
