// Starts one of the shops in `servers.ts`: `node e2e/serve.ts confirm`.
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addressOf, dataFolder, hostOrigin, journeyFolder, portOf, type ShopName } from './servers.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const name = process.argv[2] as ShopName;

const SETTINGS: Record<ShopName, Record<string, string>> = {
  shop: {},
  confirm: { DEMO: 'off', DEMO_BANK: 'on' },
  hasty: { HOLD_SECONDS: '5' },
};

// The settings of whoever runs the tests must not reach the shop.
const { PATH, HOME, TMPDIR } = process.env;
const env = {
  PATH,
  HOME,
  ...(TMPDIR && { TMPDIR }),
  NODE_ENV: 'production',
  PORT: portOf(name),
  PUBLIC_URL: addressOf(name),
  DATA_DIR: dataFolder(name),
  DEMO_BANK_LATER_SECONDS: '2',
  LOG_LEVEL: 'warn',
  RATE_LIMITS: 'off',
  ...SETTINGS[name],
};

const museum = `${dataFolder(name)}-museum`;

const TAGS = `tags:
  tag_manager: GTM-FOYER12
  ad_pixel: '123456789012345'
  search_ads: AW-123456789/AbC-D_efG-h12
`;

/** The demo museum where the visitor confirms the order after paying, with a tag of each kind. */
function confirming(text: string): string {
  const changed = text.replace('confirmOnCheckout: true', 'confirmOnCheckout: false');
  if (changed === text) throw new Error('museum.yaml no longer says confirmOnCheckout: true');
  return changed + TAGS;
}

/** The demo museum that may be shown in the pages of another site. */
function embedded(text: string): string {
  return `${text}embed_origins: ['${hostOrigin}']\n`;
}

/** Imports the demo museum with another museum.yaml. */
function importMuseum(change: (text: string) => string) {
  cpSync(join(root, 'museum'), museum, { recursive: true });
  const file = join(museum, 'museum.yaml');
  writeFileSync(file, change(readFileSync(file, 'utf8')));
  const done = spawnSync(process.execPath, [join(root, 'server/commands/import.ts'), museum], {
    env,
    stdio: 'inherit',
  });
  if (done.status !== 0) process.exit(1);
}

/** The last shop to close takes the folder of the run along. */
function clearUp() {
  for (const folder of [dataFolder(name), museum])
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  try {
    rmdirSync(journeyFolder);
  } catch {
    // Another one is still open.
  }
}

if (name === 'shop') importMuseum(embedded);
if (name === 'confirm') importMuseum(confirming);
const server = spawn(process.execPath, [join(root, 'server/main.ts')], { cwd: root, env, stdio: 'inherit' });
server.once('exit', (code) => {
  clearUp();
  process.exit(code ?? 1);
});
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => server.kill(signal));
