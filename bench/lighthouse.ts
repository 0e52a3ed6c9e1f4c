// `npm run lighthouse`: the shop's scores in Lighthouse, for a phone with the usual throttling; the median of three runs.
// Lighthouse is downloaded from the registry when this runs: it consists of a hundred packages, and no test needs it.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { figure, heading, median, summary, type Target } from './figures.ts';
import { startFoyer } from './foyer-process.ts';

const LIGHTHOUSE = 'lighthouse@13.5.0';
const RUNS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const CHROME_FLAGS =
  '--headless=new --no-sandbox --disable-gpu --disable-quic --disable-background-networking --disable-component-update';

const PAGES = [
  { name: 'home', path: '/de/' },
  { name: 'list', path: '/de/tickets' },
  { name: 'detail', path: '/de/tickets/nachtlinien' },
  { name: 'tour', path: '/de/guided-tours/schlickklasse-de' },
  { name: 'checkout', path: '/de/checkout' },
] as const;

const TARGETS: Readonly<Record<string, Target>> = {
  performance: { atLeast: 98 },
  accessibility: { atLeast: 100 },
  'best-practices': { atLeast: 100 },
  seo: { atLeast: 100 },
};

type Report = {
  readonly categories: Record<string, { readonly score: number | null }>;
  readonly audits: Record<
    string,
    { readonly score: number | null; readonly title: string; readonly numericValue?: number }
  >;
};

function lighthouse(url: string): Promise<Report> {
  return new Promise((resolve, reject) => {
    const args = [
      ...['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', url, '--quiet', '--output=json'],
      `--only-categories=${CATEGORIES.join(',')}`,
      `--chrome-flags=${CHROME_FLAGS}`,
    ];
    const chrome = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
    const child = spawn('npm', args, {
      env: { ...process.env, CHROME_PATH: chrome },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve(JSON.parse(output)) : reject(new Error(`${LIGHTHOUSE} ended with ${code}`)),
    );
  });
}

/** The titles of the audits that did not pass. */
function shortcomings(reports: readonly Report[]): string[] {
  return [
    ...new Set(
      reports.flatMap(({ audits }) =>
        Object.values(audits).flatMap(({ score, title }) => (score !== null && score < 0.9 ? title : [])),
      ),
    ),
  ];
}

const folder = mkdtempSync(join(tmpdir(), 'foyer-lighthouse-'));
const foyer = await startFoyer({ DATA_DIR: join(folder, 'demo'), DEMO: 'on' });
try {
  for (const { name, path } of PAGES) {
    heading(`${name}, ${path}`);
    const reports: Report[] = [];
    for (let run = 0; run < RUNS; run += 1)
      reports.push(await lighthouse(`http://localhost:${foyer.port}${path}`));
    const middle = (of: (report: Report) => number) => median(reports.map(of));
    for (const category of CATEGORIES)
      figure(
        category,
        middle(({ categories }) => 100 * (categories[category]?.score ?? 0)),
        '',
        TARGETS[category],
      );
    const numberOf = (audit: string) => middle(({ audits }) => audits[audit]?.numericValue ?? Number.NaN);
    figure('largest contentful paint', numberOf('largest-contentful-paint') / 1000, 's', { atMost: 1.5 });
    figure('cumulative layout shift', numberOf('cumulative-layout-shift'), '', { atMost: 0 });
    for (const title of shortcomings(reports)) console.log(`    ${title}`);
  }
} finally {
  await foyer.stop();
  rmSync(folder, { recursive: true, force: true });
}
summary();
