import { expect, test } from 'vitest';
import { formOfFile } from './form-of-file.ts';

test.each([
  ['events/tide.yaml', '/office/programme/event/7.tide'],
  ['tours/night-walk.yml', '/office/programme/thing/7.tour.night-walk'],
  ['pages/terms.de.md', '/office/programme/thing/7.page.terms'],
  ['museum.yaml', '/office/programme/things/7.settings'],
  ['voucher-codes.yaml', '/office/programme/things/7.code'],
  ['logo-dark.svg', '/office/programme/thing/7.logo.logo'],
  ['images/tide.jpg', undefined],
  ['fonts/tide.woff2', undefined],
])('what is wrong in %s is put right at %s', (file, path) => {
  expect(formOfFile(7, file)).toBe(path);
});
