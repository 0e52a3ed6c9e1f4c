import { expect, test } from 'vitest';
import { hostOrigins } from './host-origins.ts';

const NOTHING = { script: [], style: [], img: [], font: [] };

test.each<[string, string, Partial<ReturnType<typeof hostOrigins>>]>([
  [
    'nothing from elsewhere',
    '<link rel="stylesheet" href="/own.css"><img src="data:,x"><script src=own.js>',
    {},
  ],
  [
    'a style sheet, with its pictures and fonts',
    '<link href="https://museum.example/a.css" rel="stylesheet">',
    { style: ['https://museum.example'], img: ['https://museum.example'], font: ['https://museum.example'] },
  ],
  [
    'the site of fonts',
    '<link rel=preconnect href=https://fonts.example crossorigin>',
    { font: ['https://fonts.example'] },
  ],
  [
    'pictures, in all sizes, each site once',
    `<img src='https://a.example/1.jpg' srcset="https://a.example/2.jpg 2x, //b.example/3.jpg 3x"><link rel="icon" href="https://c.example/i.svg">`,
    { img: ['https://a.example', 'https://b.example', 'https://c.example'] },
  ],
  [
    'a script',
    '<SCRIPT SRC="https://museum.example/menu.js"></SCRIPT>',
    { script: ['https://museum.example'] },
  ],
  [
    'no link that is only followed',
    '<a href="https://x.example">x</a><link rel="canonical" href="https://x.example">',
    {},
  ],
  ['nothing that is in a comment', '<!-- <script src="https://x.example/x.js"></script> -->', {}],
  ['nothing that runs by its address', '<img src="javascript:alert(1)">', {}],
])('a museum’s own page names %s', (_, html, origins) => {
  expect(hostOrigins(html)).toEqual({ ...NOTHING, ...origins });
});

test('without a host page there is nothing to allow', () => expect(hostOrigins(undefined)).toEqual(NOTHING));
