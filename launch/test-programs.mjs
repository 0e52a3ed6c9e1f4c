// Programs that the server's tests run, and what is not tested without them.
import { findProgram } from './find-program.mjs';

const PROGRAMS = [
  // Tests of printed pages read the PDFs with it.
  {
    program: 'pdftotext',
    package: 'poppler-utils',
    title: 'Poppler',
    untested: 'what the printed pages say was',
  },
  {
    program: 'redis-server',
    package: 'redis-server',
    title: 'Redis',
    untested: 'limits that several processes share were',
  },
  proxy('nginx', 'nginx-light', 'nginx'),
  proxy('haproxy', 'haproxy', 'HAProxy'),
  proxy('caddy', 'caddy', 'Caddy'),
];

function proxy(program, debian, title) {
  return { program, package: debian, title, untested: 'visitors’ addresses behind this reverse proxy were' };
}

/** The Debian packages of those that this machine does not have. */
export function packagesOfPrograms() {
  return missing().map((one) => one.package);
}

/** A sentence for each that is not there. */
export function untestedPrograms() {
  return missing().map(({ title, untested }) => `${title} was not found: ${untested} not tested.`);
}

function missing() {
  return PROGRAMS.filter(({ program }) => !findProgram(program));
}
