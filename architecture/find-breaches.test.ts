// A made-up house, to see that every rule can fail.
import { expect, test } from 'vitest';
import {
  circles,
  exceptionsWithoutNeed,
  importsThatPointUp,
  packagesThatDoNotBelong,
  storesCalledFromOutside,
} from './find-breaches.ts';
import type { Exception, House } from './house.ts';
import { importsOf } from './imports.ts';
import { placeOf } from './places.ts';

const HOUSE: House = {
  tiers: {
    domain: { knows: [], packages: ['typebox'], floors: ['cart', '*'] },
    server: { knows: ['domain'], floors: ['testing', 'main', 'orders', 'tickets tours', 'platform'] },
    shop: { knows: ['domain'], browser: true, floors: ['cart', 'ui'] },
  },
  exceptions: [],
};

function excusing(...exceptions: Exception[]): House {
  return { ...HOUSE, exceptions };
}

test('an import that points down is fine, one that points up is named with its line and its rule', () => {
  const down = importsOf('server/orders/place-order.ts', "import { quote } from '../tickets/quote.ts';");
  const up = importsOf('server/tickets/quote.ts', "\nimport { place } from '../orders/place-order.ts';");
  expect(importsThatPointUp(HOUSE, down)).toEqual([]);
  expect(importsThatPointUp(HOUSE, up)).toEqual([
    'server/tickets/quote.ts:2 imports server/orders/place-order.ts: server/orders stands on a floor above server/tickets',
  ]);
});

test('rooms of one floor do not know each other', () => {
  const [breach] = importsThatPointUp(
    HOUSE,
    importsOf('server/tours/tour.ts', "export { event } from '../tickets/event.ts';"),
  );
  expect(breach).toContain('server/tours and server/tickets stand on one floor');
});

test.each([
  ['by type', "import type { Order } from '../orders/order.ts';"],
  ['by a type in place', "let order: import('../orders/order.ts').Order;"],
  ['when first needed', "const order = () => import('../orders/order.ts');"],
  ['for a mock', "vi.mock('../orders/order.ts');"],
  ['to hand it on', "export * from '../orders/order.ts';"],
])('an import counts %s', (_, text) => {
  expect(importsThatPointUp(HOUSE, importsOf('server/tickets/quote.ts', text))).toHaveLength(1);
});

test('style sheets stand on floors, too', () => {
  const styles = "@import '../cart/cart.css';\n.a { composes: b from '../cart/b.module.css'; }";
  expect(importsThatPointUp(HOUSE, importsOf('shop/ui/button.module.css', styles))).toHaveLength(2);
});

test('a tier knows the tiers it lists, and a test no others either', () => {
  const text = "import { sql } from '../../server/platform/sql.ts';";
  expect(importsThatPointUp(HOUSE, importsOf('domain/cart/price.ts', text))[0]).toContain(
    'domain/ knows no other',
  );
  expect(importsThatPointUp(HOUSE, importsOf('shop/cart/cart.test.ts', text))[0]).toContain(
    'shop/ knows domain',
  );
});

test('a test may import from any floor of its tier, and only a test what is made for tests', () => {
  const text = "import { openShop } from '../testing/test-shop.ts';";
  expect(importsThatPointUp(HOUSE, importsOf('server/tours/tour.test.ts', text))).toEqual([]);
  expect(importsThatPointUp(HOUSE, importsOf('server/main.ts', text.replace('..', '.')))[0]).toContain(
    'by tests only',
  );
});

test('a store is called by its own module only', () => {
  const text = "import { readCart } from '../orders/cart-store.ts';";
  expect(
    storesCalledFromOutside(HOUSE, importsOf('server/orders/demo/pay.ts', text.replace('../', '../../'))),
  ).toEqual([]);
  expect(storesCalledFromOutside(HOUSE, importsOf('server/tours/tour.ts', text))[0]).toContain(
    'call a verb of server/orders',
  );
});

test('the domain imports no package but its own, and a browser nothing of Node', () => {
  const text = "import 'node:fs';";
  expect(packagesThatDoNotBelong(HOUSE, importsOf('domain/cart/price.ts', text))).toHaveLength(1);
  expect(packagesThatDoNotBelong(HOUSE, importsOf('shop/cart/price.ts', text))).toHaveLength(1);
  expect(packagesThatDoNotBelong(HOUSE, importsOf('domain/cart/price.test.ts', text))).toEqual([]);
});

test('a circle of three files is one message with its three imports', () => {
  const files = ['a', 'b', 'c', 'a'];
  const imports = files
    .slice(1)
    .flatMap((next, index) =>
      importsOf(`shop/ui/${files[index]}.ts`, `import type { T } from './${next}.ts';`),
    );
  expect(circles(HOUSE, imports)).toHaveLength(1);
  expect(circles(HOUSE, imports)[0]?.split('\n')).toHaveLength(4);
});

test('folders of a room form no circle, even where their files do not', () => {
  const imports = [
    ...importsOf('server/orders/mail/send.ts', "import '../pdf/draw.ts';"),
    ...importsOf('server/orders/pdf/font.ts', "import '../mail/letter.ts';"),
  ];
  expect(circles(HOUSE, imports)[0]).toContain('server/orders/mail, server/orders/pdf import each other');
});

test('an exception allows what it names, and has to go when nothing needs it', () => {
  const imports = importsOf('server/tickets/quote.ts', "import '../orders/order.ts';");
  const needed = { from: 'server/tickets', to: 'server/orders/order', because: 'a reason' };
  const idle = { from: 'server/tours', to: 'server/orders', because: 'a reason' };
  expect(importsThatPointUp(excusing(needed), imports)).toEqual([]);
  expect(exceptionsWithoutNeed(excusing(needed, idle), imports)).toEqual([
    'Nothing needs the exception from server/tours to server/orders any more: remove it',
  ]);
});

test('a file in a folder that the plan does not name stands in no room', () => {
  expect(placeOf(HOUSE, 'server/attic/old.ts')).toBeUndefined();
});
