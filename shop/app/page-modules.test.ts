// Each page's module is the one that its route loads.
import type { RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import { modulesOf, PAGE_MODULES } from './page-modules.ts';
import { routes } from './routes.tsx';

const pages = allOf(routes).filter(({ lazy }) => typeof lazy === 'function');

test('every page has a module, and every module a page', () => {
  expect(pages.map(({ id }) => id).toSorted()).toEqual(Object.keys(PAGE_MODULES).toSorted());
});

test.each(pages.map((page) => [page.id ?? '', page] as const))(
  '%s is loaded from it',
  async (id, { lazy }) => {
    const [path = ''] = modulesOf([{ id }, { id: 'shell' }]);
    const named = (await import(/* @vite-ignore */ `../../${path}`)) as { Component: unknown };
    const loaded = await (lazy as () => Promise<{ Component: unknown }>)();
    expect(loaded.Component).toBe(named.Component);
  },
);

function allOf(some: readonly RouteObject[]): RouteObject[] {
  return some.flatMap((route) => [route, ...allOf(route.children ?? [])]);
}
