import { expect, it } from 'vitest';
import type { Tags } from '../../domain/site/site.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';

const CONFIG = { apiBase: '/api', publicUrl: 'https://shop.example' };

function rules(tags?: Tags): Record<string, string[]> {
  return Object.fromEntries(
    contentSecurityPolicy(CONFIG, { tags, framers: [] })
      .split('; ')
      .map((rule) => rule.split(' '))
      .map(([name = '', ...origins]) => [name, origins]),
  );
}

/** All hosts that the policy of a page names, for any purpose. */
function hosts(tags?: Tags) {
  return [
    ...new Set(
      Object.values(rules(tags))
        .flat()
        .filter((origin) => origin.startsWith('https:')),
    ),
  ];
}

it('without tags, pages may talk to their own site only', () => {
  expect(hosts()).toEqual([]);
  expect(rules({})).toEqual(rules());
  expect(rules()).toMatchObject({ 'script-src': ["'self'"], 'connect-src': ["'self'"] });
  expect(rules()['frame-src']).toBeUndefined();
});

it.each<[string, Tags, RegExp]>([
  [
    'a tag manager',
    { tag_manager: 'GTM-ABC1234' },
    /googletagmanager\.com$|google-analytics\.com$|analytics\.google\.com$/,
  ],
  ['an ad pixel', { ad_pixel: '123456789012345' }, /facebook\.(net|com)$/],
  [
    'search ads',
    { search_ads: 'AW-123456789/AbC-D' },
    /googletagmanager\.com$|google\.com$|doubleclick\.net$|googleadservices\.com$|googlesyndication\.com$/,
  ],
])('%s allows its vendor’s hosts and no others', (_, tags, vendor) => {
  expect(hosts(tags).length).toBeGreaterThan(0);
  for (const host of hosts(tags)) expect(host).toMatch(vendor);
});

it('no configuration allows inline scripts', () => {
  const all = { tag_manager: 'GTM-ABC1234', ad_pixel: '123456789012345', search_ads: 'AW-123456789/AbC-D' };
  const script = rules(all)['script-src'] ?? [];
  expect(script).toContain('https://www.googletagmanager.com');
  expect(new Set(script).size).toBe(script.length);
  expect(script.join(' ')).not.toMatch(/unsafe|\*|data:|http:/);
});

it('pages may be framed by their own site and those that the museum has named, other answers by none', () => {
  const framers = ['https://www.museum.example', 'http://localhost:8080'];
  const ancestors = (policy: string) => /frame-ancestors [^;]*/.exec(policy)?.[0];
  expect(ancestors(contentSecurityPolicy(CONFIG, { framers }))).toBe(
    "frame-ancestors 'self' https://www.museum.example http://localhost:8080",
  );
  expect(ancestors(contentSecurityPolicy(CONFIG, { framers: [] }))).toBe("frame-ancestors 'self'");
  expect(ancestors(contentSecurityPolicy(CONFIG))).toBe("frame-ancestors 'none'");
});
