import { expect, test } from 'vitest';
import type { FilePath } from './make-addresses.ts';
import * as addresses from './office-addresses.ts';
import { officePaths, officePathWith } from './office-addresses.ts';

test('every page of the office', () => {
  const pages = Object.values(officePaths) as ((value: string) => string)[];
  expect(pages.map((path) => path('x y'))).toMatchInlineSnapshot(`
    [
      "/office/",
      "/office/desk",
      "/office/places",
      "/office/places/decisions",
      "/office/places/affected",
      "/office/places/x%20y",
      "/office/closings",
      "/office/new-closing",
      "/office/closings/x%20y",
      "/office/orders",
      "/office/bulk-acts",
      "/office/bulk-acts/x%20y",
      "/office/reserved",
      "/office/reserved/x%20y",
      "/office/payments",
      "/office/invoices",
      "/office/bank",
      "/office/money-back",
      "/office/withdrawals",
      "/office/withdrawals/x%20y",
      "/office/parcels",
      "/office/parcels/x%20y",
      "/office/codes",
      "/office/codes/x%20y",
      "/office/figures",
      "/office/figures/x%20y",
      "/office/accounting",
      "/office/day-closings",
      "/office/day-closings/x%20y",
      "/office/admissions",
      "/office/admissions/paper",
      "/office/devices",
      "/office/passes",
      "/office/passes/x%20y",
      "/office/people",
      "/office/people/x%20y",
      "/office/acts",
      "/office/group-requests",
      "/office/group-requests/x%20y",
      "/office/group-requests/x%20y/offer",
      "/office/guides",
      "/office/new-guide",
      "/office/guides/x%20y",
      "/office/guides-owed",
      "/office/tour-plan",
      "/office/tour-plan/x%20y",
      "/office/own-tours",
      "/office/own-tours/x%20y",
      "/office/orders/x%20y",
      "/office/customers",
      "/office/customers/x%20y",
      "/office/programme",
      "/office/programme/x%20y",
      "/office/programme/x%20y/events",
      "/office/programme/x%20y/unused",
      "/office/programme/event/x%20y",
      "/office/programme/things/x%20y",
      "/office/programme/thing/x%20y",
      "/office/account",
      "/office/sign-in",
      "/office/join",
      "/office/directory",
      "/office/forgotten",
      "/office/new-password",
      "/office/no-report-mail",
    ]
  `);
});

test('a filter of a list stands in its address, unless it is empty', () => {
  const list = officePaths.today();
  expect(officePathWith(list, { q: 'a b', state: undefined })).toBe('/office/?q=a%20b');
  expect(officePathWith(list, { q: '' })).toBe('/office/');
});

test('every address that is no page: as the server reads it, and written with names that need care', () => {
  const values = { name: 'a b', report: 'a b', file: '2.xml' };
  const isPath = (thing: unknown): thing is FilePath<string> =>
    typeof thing === 'function' && 'route' in thing;
  const files = Object.values<unknown>(addresses).filter(isPath);
  const fixed = Object.entries(addresses).filter(([name]) => name.endsWith('_PATH'));
  expect([
    ...fixed.map(([, path]) => path),
    ...files.map((path) => `${path.route} ${path({ ...values, number: '1' })}`),
  ]).toMatchInlineSnapshot(`
    [
      "/api/directory/logout",
      "/office/preview-end",
      "/office/assets/",
      "/door/assets/",
      "/lists/:name.csv /lists/a%20b.csv",
      "/lists/figures/:report.csv /lists/figures/a%20b.csv",
      "/lists/figures/:report.xlsx /lists/figures/a%20b.xlsx",
      "/lists/accounting/datev.csv /lists/accounting/datev.csv",
      "/lists/accounting/days/:day.csv /lists/accounting/days/.csv",
      "/documents/guides/:guide/:secret.ics /documents/guides//.ics",
      "/office/papers/:number.pdf /office/papers/1.pdf",
      "/office/papers/:number.xml /office/papers/1.xml",
      "/office/programme/:number.zip /office/programme/1.zip",
      "/office/programme/:number/images/:file /office/programme/1/images/2.xml",
      "/office/programme/:number/logo/:file /office/programme/1/logo/2.xml",
      "/office/preview/:secret /office/preview/",
      "/office/papers/:number/:file /office/papers/1/2.xml",
      "/office/wording/:file /office/wording/2.xml",
    ]
  `);
});
