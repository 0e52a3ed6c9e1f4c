import { expect, it } from 'vitest';
import { cookiesOfTags, domainsOf } from './forget-tags.ts';

it('of a visitor’s cookies those go that tags have set', () => {
  expect(cookiesOfTags('_ga=GA1.1; lang=de; _ga_X1=2;_gcl_au=1; _fbp=fb.1; museum_session=7')).toEqual([
    '_ga',
    '_ga_X1',
    '_gcl_au',
    '_fbp',
  ]);
  expect(cookiesOfTags('')).toEqual([]);
});

it('on the shop’s host and the domains above it', () => {
  expect(domainsOf('shop.museum.example')).toEqual(['shop.museum.example', 'museum.example', 'example']);
});
