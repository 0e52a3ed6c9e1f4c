import { describe, expect, test } from 'vitest';
import { DatabaseAway } from '../platform/database/database-away.ts';
import { SettingError } from '../platform/read-setting.ts';
import { explainFailedStart } from './explain-failed-start.ts';

function problem(message: string, fields: Record<string, unknown> = {}): Error {
  return Object.assign(new Error(message), fields);
}

describe('why the shop does not start', () => {
  test.each([
    ['a setting', new SettingError('PORT', 'x', 'a number'), /^PORT is "x"; it may be a number\.$/],
    ['a port that is taken', problem('', { code: 'EADDRINUSE', port: 3000 }), /port 3000.*set PORT/],
    ['a port below 1024', problem('', { code: 'EACCES', port: 80 }), /Port 80 needs more rights/],
    [
      'an address of another machine',
      problem('', { code: 'EADDRNOTAVAIL', address: '192.0.2.1' }),
      /no address 192/,
    ],
    [
      'an address that nobody knows',
      problem('', { code: 'ENOTFOUND', hostname: 'kasse.invalid' }),
      /no address kasse\.invalid\. HOST is/,
    ],
    [
      'a folder that may not be written',
      problem('', { code: 'EACCES', path: '/srv/data' }),
      /^\/srv\/data cannot be/,
    ],
    ['a folder that is a file', problem('', { code: 'ENOTDIR', path: '/srv/data' }), /DATA_DIR to another/],
    ['a disk that may only be read', problem('', { code: 'EROFS', path: '/srv/data' }), /DATA_DIR/],
    ['a full disk', problem('', { code: 'ENOSPC' }), /^The disk is full\. /],
    [
      'a wrong password',
      problem('password authentication failed for user "foyer"', { code: '28P01' }),
      /refuses the user/,
    ],
    [
      'no such database',
      problem('database "foyer" does not exist', { code: '3D000' }),
      /no such database: database "foyer"/,
    ],
    [
      'no connection left',
      new DatabaseAway(problem('sorry, too many clients already', { code: '53300' }), false),
      /no connection left: sorry, too many clients/,
    ],
    [
      'a database whose disk is full',
      new DatabaseAway(problem('could not extend file: No space left on device', { code: '53100' }), false),
      /^The disk of the database is full: could not extend file: No space left on device\.$/,
    ],
    [
      'a database that is away',
      new DatabaseAway(problem('connect ECONNREFUSED 127.0.0.1:1'), true),
      /Is PostgreSQL running/,
    ],
  ])('is said in a sentence: %s', (_, given, sentence) => {
    expect(explainFailedStart(given)).toMatch(sentence);
    expect(explainFailedStart(given)).not.toContain('\n');
  });

  test('keeps the stack of what nobody expected', () => {
    expect(explainFailedStart(new TypeError('x is not a function'))).toBeUndefined();
  });
});
