// What a release consists of: what a museum's server needs to run the shop, and nothing that only developers need.

/** Files and folders of the checkout that a release takes along. */
export const PARTS = [
  '.env.example',
  '.npmrc',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'LICENSE',
  'README.md',
  'SECURITY.md',
  'database',
  'dist',
  'docs',
  'domain',
  'launch',
  'museum',
  'server',
];

const LEFT_OUT = [
  /\.test\.(ts|mjs)$/,
  /(^|\/)tsconfig\.json$/,
  /^museum\/draw(\/|$)/,
  /^server\/testing(\/|$)/,
  /^server\/dev\.ts$/,
];

const DEVELOPERS = /^(dev|check|test|test:.+|bench|drill|lighthouse|build|release)$/;

/** Whether a file or folder below the parts is needed to run the shop. @param path from the root, with slashes */
export function isReleased(path) {
  return !LEFT_OUT.some((pattern) => pattern.test(path));
}

/** package.json without what only developers use. */
export function releasedManifest({ devDependencies: _, scripts, ...manifest }) {
  const kept = Object.entries(scripts).filter(([name]) => !DEVELOPERS.test(name));
  return { ...manifest, scripts: Object.fromEntries(kept) };
}

/** package-lock.json for that package.json: `npm ci` refuses one that names more. */
export function releasedLock({ packages, ...lock }) {
  const kept = Object.entries(packages).filter(([, { dev }]) => !dev);
  const { devDependencies: _, ...own } = packages[''];
  return { ...lock, packages: { ...Object.fromEntries(kept), '': own } };
}
