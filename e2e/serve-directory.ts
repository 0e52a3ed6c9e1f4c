// A museum's directory for the shop `directory`, on the journeys' day: `node --import … e2e/serve-directory.ts ACCOUNTS`.
import { type DirectoryAccount, openDirectory } from '../server/testing/staff/directory-server.ts';
import { addressOf, directoryPort } from './servers.ts';

const accounts = JSON.parse(process.argv[2] ?? '{}') as Record<string, DirectoryAccount>;
const directory = await openDirectory(addressOf('directory'), { port: directoryPort });
for (const [subject, account] of Object.entries(accounts)) directory.accounts.set(subject, account);
process.once('SIGTERM', () => void directory.close());
