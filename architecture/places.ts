import { basename } from 'node:path';
import type { House } from './house.ts';

export interface Place {
  readonly tier: string;
  readonly room: string;
  /** Counted from the top. */
  readonly floor: number;
}

/** Where a file stands: in the room that names it most closely. Undefined where the plan has no room for it. */
export function placeOf({ tiers }: House, file: string): Place | undefined {
  const [tier = '', ...rest] = withoutExtension(file).split('/');
  const floors = (tiers[tier]?.floors ?? []).map((floor) => floor.split(' '));
  const longestFirst = rest.map((_, index) => rest.slice(0, rest.length - index).join('/'));
  for (const name of [...longestFirst, ...(rest.length === 1 ? ['*'] : []), '**']) {
    const floor = floors.findIndex((rooms) => rooms.includes(name));
    if (floor >= 0) return { tier, room: name.startsWith('*') ? tier : `${tier}/${name}`, floor };
  }
  return undefined;
}

export function isWithin(file: string, room: string): boolean {
  return file.startsWith(`${room}/`) || file === room || withoutExtension(file) === room;
}

/** Tests, and what is made for tests. */
export function isTest(file: string): boolean {
  return /\.test\.tsx?$/.test(file) || basename(file).startsWith('test-') || file.includes('/testing/');
}

function withoutExtension(file: string): string {
  return file.replace(/(\.module)?\.\w+$/, '');
}
