import { expect, test } from 'vitest';
import { unencryptedConnections } from './unencrypted-connections.ts';

const NONE = { databaseUrl: undefined, smtpUrl: undefined, redisUrl: undefined, traces: undefined };

test.each([
  [
    'databaseUrl',
    'postgres://foyer:geheim@db.museum.example/foyer',
    'DATABASE_URL leads to db.museum.example',
  ],
  ['databaseUrl', 'postgres://foyer@10.1.2.3/foyer?sslmode=disable', 'add ?sslmode=verify-full'],
  ['databaseUrl', 'postgres://foyer@10.1.2.3/foyer?sslmode=prefer', 'DATABASE_URL'],
  ['smtpUrl', 'smtp://user:geheim@mail.museum.example:587', 'SMTP_URL leads to mail.museum.example'],
  ['smtpUrl', 'smtp://mail.museum.example?requireTLS=false', 'take smtps://, or add ?requireTLS=true'],
  ['redisUrl', 'redis://:geheim@10.1.2.3:6379', 'take rediss://'],
  ['redisUrl', 'redis://[2001:db8::1]:6379', 'REDIS_URL leads to [2001:db8::1]'],
])('%s=%s is warned of, without its password', (setting, address, words) => {
  const [line, ...others] = unencryptedConnections({ ...NONE, [setting]: address });
  expect(line).toContain(words);
  expect(line).not.toContain('geheim');
  expect(others).toEqual([]);
});

test.each([
  ['databaseUrl', 'postgres://foyer@db.museum.example/foyer?sslmode=verify-full'],
  ['databaseUrl', 'postgres://foyer@db.museum.example/foyer?sslmode=require'],
  ['databaseUrl', 'postgres://foyer@localhost/foyer'],
  ['databaseUrl', 'postgres://foyer@127.0.0.1/foyer'],
  ['databaseUrl', 'postgres:///foyer?host=/var/run/postgresql'],
  ['databaseUrl', 'postgres://foyer@database/foyer'],
  ['smtpUrl', 'smtps://mail.museum.example'],
  ['smtpUrl', 'smtp://mail.museum.example?requireTLS=true'],
  ['smtpUrl', 'smtp://[::1]:25'],
  ['redisUrl', 'rediss://redis.museum.example'],
  ['redisUrl', 'redis://127.0.0.1:6379'],
])('%s=%s is in order', (setting, address) => {
  expect(unencryptedConnections({ ...NONE, [setting]: address })).toEqual([]);
});

test('without settings nothing leaves the machine', () => {
  expect(unencryptedConnections(NONE)).toEqual([]);
});
