// Starts one of the shops that `servers.ts` describes: `node e2e/serve.ts confirm`. With `stays` behind the name its folders
// are left for its next start.
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { layEmbeddedDatabase } from '../server/platform/database/test-databases.ts';
import { MOLLIE_TEST_KEY } from '../server/testing/mollie/mollie-keys.ts';
import { SHORT_LIVED } from '../server/testing/short-lived.ts';
import { CLIENT } from '../server/testing/staff/directory-server.ts';
import { STRIPE_TEST_KEY, STRIPE_TEST_SECRET } from '../server/testing/stripe/stripe-keys.ts';
import { FAVICON_SVG, FONTS, LOGO_SVG } from '../server/testing/test-look.ts';
import {
  addressOf,
  dataFolder,
  directoryPort,
  hostOrigin,
  journeyFolder,
  molliePort,
  portOf,
  type ShopName,
  shopNames,
  stripePort,
} from './servers.ts';
import { lengthenNames } from './support/long-museum.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const name = process.argv[2] as ShopName;

const SETTINGS: Record<ShopName, Record<string, string>> = {
  shop: {},
  confirm: {
    DEMO: 'off',
    DEMO_BANK: 'on',
    STRIPE_SECRET_KEY: STRIPE_TEST_KEY,
    STRIPE_WEBHOOK_SECRET: STRIPE_TEST_SECRET,
    STRIPE_API_URL: `http://127.0.0.1:${stripePort}`,
    MOLLIE_API_KEY: MOLLIE_TEST_KEY,
    MOLLIE_API_URL: `http://127.0.0.1:${molliePort}`,
  },
  hasty: { HOLD_SECONDS: '5' },
  long: {},
  dated: {},
  counted: {},
  written: {},
  directory: {
    OIDC_ISSUER: `http://127.0.0.1:${directoryPort}`,
    OIDC_CLIENT_ID: CLIENT.id,
    OIDC_CLIENT_SECRET: CLIENT.secret,
  },
};

// The shop must not see the settings of the person who runs the tests.
const {
  PATH,
  HOME,
  TMPDIR,
  NODE_COMPILE_CACHE,
  FOYER_JOURNEY_PORTS,
  FOYER_JOURNEY_FOLDER,
  FOYER_JOURNEY_CLOCK_SHIFT,
} = process.env;
const env = {
  PATH,
  HOME,
  ...(TMPDIR && { TMPDIR }),
  ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }),
  NODE_ENV: 'production',
  PORT: portOf(name),
  PUBLIC_URL: addressOf(name),
  DATA_DIR: dataFolder(name),
  DEMO_BANK_LATER_SECONDS: '2',
  LOG_LEVEL: 'warn',
  RATE_LIMITS: 'off',
  // Nobody is left to wait for.
  DRAIN_SECONDS: '0',
  FOYER_JOURNEY_PORTS,
  FOYER_JOURNEY_FOLDER,
  FOYER_JOURNEY_CLOCK_SHIFT,
  ...SETTINGS[name],
};

const museum = `${dataFolder(name)}-museum`;

const TAGS = `tags:
  tag_manager: GTM-FOYER12
  ad_pixel: '123456789012345'
  search_ads: AW-123456789/AbC-D_efG-h12
`;

/** museum.yaml changed so that visitors confirm their order after paying, with one tag of each kind and a look of its own. */
function withConfirmationAndTags(text: string): string {
  const changed = text.replace('confirmOnCheckout: true', 'confirmOnCheckout: false');
  if (changed === text) throw new Error('museum.yaml no longer says confirmOnCheckout: true');
  return withRealProviders(changed) + TAGS + LOOK;
}

/** museum.yaml changed so that visitors pay by PayPal and direct debit at Stripe, by iDEAL at Mollie, and by a wallet and everything else at the demo bank. */
function withRealProviders(text: string): string {
  const [before = '', types = ''] = text.split('payment_types:\n');
  const atDemoBank = types
    .replaceAll(/^( {4}kind: (?!transfer).*)$/gm, '$1\n    provider: demo')
    .replace('kind: direct-debit\n    provider: demo', 'kind: direct-debit\n    provider: stripe');
  const real =
    '  - { id: 201, kind: card, provider: stripe, method: paypal, name: { de: PayPal, en: PayPal } }\n' +
    '  - { id: 202, kind: card, provider: mollie, method: ideal, name: { de: iDEAL, en: iDEAL } }\n' +
    '  - { id: 203, kind: wallet, provider: demo, name: { de: Wallet, en: Wallet } }\n';
  // Not the first, which is chosen when the page opens.
  return `${before}payment_types:\n${atDemoBank.replace('  - id: 74\n', `${real}  - id: 74\n`)}`;
}

const DIRECTORY = `staff:
  directory:
    name: { de: Stadtverzeichnis, en: City directory }
    groups:
      - { group: museum-service, roles: [service] }
      - { group: museum-admins, roles: [admin] }
`;

/** Logo, icon, faces and colours of the museum's own. */
const LOOK = `theme:
  light: { accent: '#7a2f63', paper: '#fbf7ef', paper_deep: '#f3ecdf' }
  dark: { accent: '#f0a6c8', paper: '#1a1511', paper_deep: '#261f19' }
  corner: 4
  faces: { text: text.woff2, headings: headings.woff2 }
`;

function putLook() {
  mkdirSync(join(museum, 'fonts'), { recursive: true });
  for (const [file, content] of [
    ['logo.svg', LOGO_SVG],
    ['favicon.svg', FAVICON_SVG],
    ['fonts/text.woff2', FONTS.text],
    ['fonts/headings.woff2', FONTS.headings],
  ] as const)
    writeFileSync(join(museum, file), content);
}

/** museum.yaml changed so that another site may embed the shop. */
function withEmbedOrigin(text: string): string {
  return `${text}embed_origins: ['${hostOrigin}']\n`;
}

/** museum.yaml changed so that visitors wait for one event. */
function withWaitingRoom(text: string): string {
  return `${text}waiting_room:
  rushes: [{id: mondwasser, from: '2026-01-01 00:00', to: '2036-01-01 00:00', events: [mondwasser], pace: 60}]
`;
}

/** An event's file with a pause. */
function withPause(event: string, days: string) {
  const file = join(museum, 'events', `${event}.yaml`);
  const pause = `pauses: [{days: '${days}', reason: {de: Wegen Umbau geschlossen, en: Closed for rebuilding}}]`;
  writeFileSync(file, `${readFileSync(file, 'utf8')}${pause}\n`);
}

/** Imports the demo museum with a changed museum.yaml. */
function importMuseum(change: (text: string) => string, changeAll = (_folder: string) => {}) {
  cpSync(join(root, 'museum'), museum, { recursive: true });
  const file = join(museum, 'museum.yaml');
  writeFileSync(file, change(readFileSync(file, 'utf8')));
  changeAll(museum);
  const asked = [...SHORT_LIVED, ...onTheDay('server/commands/import.ts'), museum];
  const done = spawnSync(process.execPath, asked, { env, stdio: 'inherit' });
  if (done.status !== 0) process.exit(1);
}

/** A program of the shop, on the journeys' day. */
function onTheDay(program: string): string[] {
  return ['--import', join(root, 'e2e/shifted-server.ts'), join(root, program)];
}

/** Deletes this shop's folders. The last shop that closes also deletes the folder of the whole run. */
function removeFolders() {
  for (const folder of [dataFolder(name), museum])
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  try {
    rmdirSync(journeyFolder);
  } catch {
    // Another shop is still open.
  }
}

mkdirSync(dataFolder(name), { recursive: true });
await layEmbeddedDatabase(dataFolder(name));
if (name === 'shop') importMuseum(withEmbedOrigin);
if (name === 'confirm')
  importMuseum(withConfirmationAndTags, () => {
    putLook();
    withPause('nachtlinien', 'today..today+20');
    withPause('stehende-wellen', 'today..');
  });
if (name === 'hasty') importMuseum(withWaitingRoom);
if (name === 'directory') importMuseum((text) => text + DIRECTORY);
if (name === 'long') importMuseum((text) => text, lengthenNames);
const options = shopNames.includes(name) ? [] : SHORT_LIVED;
const started = [...options, ...onTheDay('dist/server/main.js')];
const server = spawn(process.execPath, started, { cwd: root, env, stdio: 'inherit' });
server.once('exit', (code) => {
  if (process.argv[3] !== 'stays') removeFolders();
  process.exit(code ?? 1);
});
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => server.kill(signal));
