import { dirname } from 'node:path';
import { circlesOfFiles, circlesOfFolders } from './find-circles.ts';
import type { House } from './house.ts';
import { type Import, place } from './imports.ts';
import { isTest, isWithin, placeOf } from './places.ts';

/** Each breach is one line: file, line, what is imported, and the rule that this breaks. */
export type FindBreaches = (house: House, imports: readonly Import[]) => readonly string[];

export function importsThatPointUp(house: House, imports: readonly Import[]): readonly string[] {
  return allowing(house, imports).flatMap((found) => {
    const rule = found.isPackage ? undefined : brokenRule(house, found);
    return rule ? [line(found, rule)] : [];
  });
}

/** A store is the SQL of one module. Others call that module's verbs. */
export function storesCalledFromOutside(house: House, imports: readonly Import[]): readonly string[] {
  return allowing(house, imports)
    .filter(({ file, target }) => /^server\/.*-store\.ts$/.test(target) && !isTest(file))
    .filter(({ file, target }) => placeOf(house, file)?.room !== placeOf(house, target)?.room)
    .map((found) =>
      line(found, `a store is called by its own module only: call a verb of ${dirname(found.target)}`),
    );
}

export function packagesThatDoNotBelong(house: House, imports: readonly Import[]): readonly string[] {
  return imports
    .filter(({ file, isPackage }) => isPackage && !isTest(file))
    .flatMap((found) => {
      const [name = ''] = found.file.split('/');
      const tier = house.tiers[name];
      if (tier?.packages && !tier.packages.includes(found.target))
        return [line(found, `${name}/ is pure and imports no package but ${tier.packages.join(', ')}`)];
      return tier?.browser && found.target.startsWith('node:')
        ? [line(found, `${name}/ runs in a browser, which has nothing of Node`)]
        : [];
    });
}

export function circles(house: House, imports: readonly Import[]): readonly string[] {
  const allowed = allowing(house, imports);
  return [...circlesOfFiles(allowed), ...circlesOfFolders(house, allowed)];
}

/** An exception whose reason is gone has to go, too. */
export function exceptionsWithoutNeed(house: House, imports: readonly Import[]): readonly string[] {
  const strict = { ...house, exceptions: [] };
  const rules = [importsThatPointUp, storesCalledFromOutside, circles];
  const breaches = rules.flatMap((rule) => rule(strict, imports)).join('\n');
  const broken = imports.filter((found) => breaches.includes(place(found)));
  return house.exceptions
    .filter(
      ({ from, to }) => !broken.some(({ file, target }) => isWithin(file, from) && isWithin(target, to)),
    )
    .map(({ from, to }) => `Nothing needs the exception from ${from} to ${to} any more: remove it`);
}

function brokenRule(house: House, { file, target }: Import): string | undefined {
  const from = placeOf(house, file);
  const to = placeOf(house, target);
  if (!from || !to || from.room === to.room) return undefined;
  if (from.tier !== to.tier) {
    const known = house.tiers[from.tier]?.knows ?? [];
    return known.includes(to.tier) ? undefined : `${from.tier}/ knows ${known.join(', ') || 'no other tier'}`;
  }
  if (isTest(file)) return undefined;
  if (isTest(target)) return 'what is made for tests is imported by tests only';
  if (to.floor > from.floor) return undefined;
  return to.floor < from.floor
    ? `${to.room} stands on a floor above ${from.room}`
    : `${from.room} and ${to.room} stand on one floor and do not know each other`;
}

function allowing(house: House, imports: readonly Import[]): readonly Import[] {
  return imports.filter(
    ({ file, target }) =>
      !house.exceptions.some(({ from, to }) => isWithin(file, from) && isWithin(target, to)),
  );
}

function line(found: Import, rule: string): string {
  return `${place(found)}: ${rule}`;
}
