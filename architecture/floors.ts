import type { Exception, House, Tier } from './house.ts';

// The floor plan, the one place where it stands. `npx vitest run architecture` compares every import with it.
//
// A tier is a folder at the root. Its floors are listed from the top down, each with the rooms that stand on it: folders
// or files of the tier, without extension. A room may import itself and every room on a floor below it; rooms of one floor
// do not know each other. Tests may import all of their tier. What is listed under `knows` are other tiers.

const TIERS: Readonly<Record<string, Tier>> = {
  domain: {
    knows: [],
    packages: ['typebox', 'icu-minify'],
    floors: [
      'contract',
      'accounting',
      'figures',
      'office',
      'moves desk places programme guides group-requests',
      'closings',
      'moves desk programme guides group-requests admissions',
      'returns',
      'ledger invoices',
      'orders payments',
      'cart',
      'product-schemas ordered-kinds',
      'product-kinds',
      'donations',
      'tours merchandise vouchers shipping',
      'tickets passes',
      'customers site capacity waiting-room staff office',
      'products',
      'visit wording',
      'endpoint',
      'staff/permissions staff/act staff/office-language programme/compare-things programme/revision',
      '*',
    ],
  },

  server: {
    knows: ['domain'],
    floors: [
      'testing',
      'main dev commands',
      'start',
      'http',
      'compose-shop',
      'metrics',
      'programme',
      'museum-import',
      'figures accounting',
      'lists',
      'office desk places',
      'attention',
      'documents ledger/books',
      'guides group-offers',
      'guides',
      'closings',
      'moves admissions',
      'returns',
      'payments',
      'orders',
      'waiting-room',
      'pages',
      'site',
      'group-requests',
      'tours merchandise passes vouchers donations',
      'tickets shipping',
      'customers',
      'capacity',
      'staff',
      'museum-folder',
      'credentials',
      'api',
      'ledger',
      'http/explain-refusal http/own-address',
      'platform/jobs platform/clock',
      'platform/database',
      'platform',
    ],
  },

  shop: {
    knows: ['domain', 'ui'],
    browser: true,
    floors: [
      'app',
      'search',
      'frame',
      'site',
      'orders group-offers',
      'checkout',
      'waiting-room',
      'customers',
      'passes donations group-requests',
      'tickets tours merchandise vouchers shipping',
      'cart',
      'products visit',
      'saved-tickets',
      'embed first-view',
      'ground',
    ],
  },

  // A room for each capability of the shop's staff; `app` alone knows them all.
  office: {
    knows: ['domain', 'ui'],
    browser: true,
    floors: [
      'app',
      'today desk places orders customers codes passes parcels withdrawals payments figures accounting people programme acts account guides group-requests admissions closings',
      'sign-in',
      'ground',
    ],
  },

  // Check-in, a web app that works without network.
  door: {
    knows: ['domain', 'ui'],
    browser: true,
    floors: ['app', 'pairing scanning', 'session', 'book', 'ground'],
  },

  ui: { knows: ['domain'], browser: true, floors: ['**'] },

  e2e: {
    knows: ['domain', 'server', 'shop', 'ui'],
    floors: [
      'door',
      'crawl errors site embed office',
      'orders checkout waiting-room cart customers vouchers donations',
      'tickets tours merchandise',
      'serve serve-all serve-directory playwright.config shifted-server',
      'support',
      'servers',
    ],
  },
  bench: { knows: ['domain', 'server', 'door'], floors: ['**'] },
  drill: {
    knows: ['domain', 'server', 'bench', 'e2e'],
    floors: ['drill', 'parts', 'requests', 'money', 'closing', '*'],
  },
  launch: { knows: [], floors: ['**'] },
  architecture: { knows: [], floors: ['**'] },
};

// Imports of a room or a file that the plan does not allow, each until its reason is gone. One that nothing needs fails.
const EXCEPTIONS: readonly Exception[] = [];

export const HOUSE: House = { tiers: TIERS, exceptions: EXCEPTIONS };

export const MOST_FILES = 40;
