// The shop whose people sign in by a directory, and the directory beside it, which goes down when a journey wants it to.
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { DirectoryAccount } from '../../server/testing/staff/directory-server.ts';
import { addressOf, directoryPort } from '../servers.ts';

const folder = join(import.meta.dirname, '..');

export const directoryAddress = `http://127.0.0.1:${directoryPort}`;

export async function openDirectoryShop(): Promise<ChildProcess> {
  const shop = spawn(process.execPath, [join(folder, 'serve.ts'), 'directory'], { stdio: 'inherit' });
  await untilOpen(`${addressOf('directory')}/healthz`);
  return shop;
}

/** @param accounts who is in it, by their ids there */
export async function startDirectory(
  accounts: Readonly<Record<string, DirectoryAccount>>,
): Promise<ChildProcess> {
  const program = join(folder, 'serve-directory.ts');
  const onTheDay = ['--import', join(folder, 'shifted-server.ts'), program];
  const directory = spawn(process.execPath, [...onTheDay, JSON.stringify(accounts)], {
    stdio: ['ignore', 'ignore', 'ignore'],
  });
  await untilOpen(`${directoryAddress}/.well-known/openid-configuration`);
  return directory;
}

export async function end(program: ChildProcess | undefined): Promise<void> {
  if (!program || program.exitCode !== null) return;
  const ended = new Promise((done) => program.once('exit', done));
  program.kill('SIGTERM');
  await ended;
}

async function untilOpen(address: string): Promise<void> {
  const isOpen = () =>
    fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isOpen, { timeout: 290_000 }).toBe(true);
}
