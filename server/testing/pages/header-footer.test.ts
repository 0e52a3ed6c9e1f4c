// The header's and the footer's rules, one by one (spec 2, "Header" and "Footer"), and the settings that pages show (spec 3,
// "App config flags"): from museum.yaml to the page that the built shop renders.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type ConfiguredShop,
  footerOf,
  headerOf,
  linksIn,
  openConfiguredShop,
  partOf,
  textOf,
} from '../test-configuration.ts';

let museum: ConfiguredShop;
beforeAll(async () => {
  museum = await openConfiguredShop();
});
afterAll(() => museum.close());

async function html(path: string): Promise<string> {
  return (await museum.page(path)).html;
}
async function header(path: string) {
  return headerOf(await html(path));
}
async function footer(path: string) {
  return footerOf(await html(path));
}
function brandOf(page: string) {
  return partOf(page, /<(a|p) [^>]*class="brand"[^>]*>/);
}
async function titleOf(path: string) {
  return /<title>(.*?)<\/title>/.exec(await html(path))?.[1];
}

const MAIN = 'https://steg.example/';
const ENGLISH = 'https://steg.example/english';

describe('the brand', () => {
  test.each([
    ['leads home', {}, { museumMainUrl: MAIN }, '/de/tickets', '/de/'],
    ['leads home without an address of the museum', { logo_links_to_main_site: true }, {}, '/de/', '/de/'],
    ['leads to the museum', { logo_links_to_main_site: true }, { museumMainUrl: MAIN }, '/de/', MAIN],
    ['does so by the other name', { logoLinksToMainSite: true }, { museumMainUrl: MAIN }, '/de/', MAIN],
    [
      'leads to the museum in the visitor’s language',
      { logo_links_to_main_site: true },
      { museumMainUrl: MAIN, museumPerLanguageUrls: { en: ENGLISH } },
      '/en/',
      ENGLISH,
    ],
    [
      'leads to the museum where it has no page in the language',
      { logo_links_to_main_site: true },
      { museumMainUrl: MAIN, museumPerLanguageUrls: { en: ENGLISH } },
      '/de/',
      MAIN,
    ],
  ])('%s', async (_, flags, settings, path, href) => {
    await museum.configure(flags, settings);
    const brand = brandOf(await header(path));
    expect(linksIn(brand)).toEqual([href]);
    expect(brand.includes('target="_blank"')).toBe(href.startsWith('https:'));
  });

  test('leads home during the payment, and to no other site', async () => {
    await museum.configure({ logo_links_to_main_site: true }, { museumMainUrl: MAIN });
    for (const path of ['/de/checkout', '/de/checkout/failed', '/checkout', '/de/checkout/accepted'])
      expect(linksIn(brandOf(await header(path))), path).toEqual(['/de/']);
    expect(linksIn(brandOf(await header('/de/checkout/success')))).toEqual([MAIN]);
  });
});

describe('the menu', () => {
  const menu = async (path: string) => partOf(await header(path), /<nav class="nav-line"[\s\S]*?<\/nav>/);
  const current = async (path: string) =>
    [...(await menu(path)).matchAll(/<a [^>]*>/g)]
      .map(([tag]) => tag)
      .filter((tag) => tag.includes('aria-current="page"'))
      .flatMap(linksIn);

  test('lists the products in their order, then the account links', async () => {
    await museum.configure();
    expect(linksIn(await menu('/de/tickets'))).toEqual([
      '/de/tickets',
      '/de/guided-tours',
      '/de/merchandise',
      '/de/passes',
      '/de/vouchers',
      '/de/login?returnTo=%2Fde%2Ftickets',
      '/de/register?returnTo=%2Fde%2Ftickets',
    ]);
  });

  test('is the same on the sheet that opens on narrow screens', async () => {
    const sheet = partOf(await header('/de/'), /<nav class="menu-list"[\s\S]*?<\/nav>/);
    expect(linksIn(sheet)).toEqual(linksIn(await menu('/de/')));
  });

  test.each([
    ['/de/merchandise', '/de/merchandise'],
    ['/de/merchandise/buecher', '/de/merchandise'],
    ['/de/product/buch', '/de/merchandise'],
    ['/product/buch', '/de/merchandise'],
    ['/en/tickets/flut', '/en/tickets'],
    ['/tickets', '/de/tickets'],
    ['/de/passes/jahr', '/de/passes'],
  ])('on %s highlights %s', async (path, entry) => {
    expect(await current(path)).toEqual([entry]);
  });

  test('highlights nothing at home', async () => expect(await current('/de/')).toEqual([]));

  test('uses the museum’s own names for its entries, in the languages that have them', async () => {
    await museum.configure({}, { navTranslations: { merchandise: { de: 'Museumsladen' } } });
    expect(textOf(await menu('/de/'))).toContain('Museumsladen');
    expect(textOf(await menu('/en/'))).not.toContain('Museumsladen');
  });

  test('has no account links if there are no accounts', async () => {
    await museum.configure({ hasUserRegistration: false });
    expect(linksIn(await menu('/de/')).filter((link) => /login|register/.test(link))).toEqual([]);
  });
});

describe('languages', () => {
  const languages = async (path: string) => partOf(await header(path), /<ul class="languages"[\s\S]*?<\/ul>/);

  test.each([
    ['/de/tickets/flut', ['/de/tickets/flut', '/en/tickets/flut']],
    ['/en/', ['/de/', '/en/']],
    ['/en/tickets?venue=haus', ['/de/tickets?venue=haus', '/en/tickets?venue=haus']],
    ['/tickets/flut', ['/de/tickets/flut', '/en/tickets/flut']],
    ['/', ['/de/', '/en/']],
  ])('from %s lead to %j', async (path, links) => {
    await museum.configure();
    expect(linksIn(await languages(path))).toEqual(links);
  });

  test('have their own names, and the page’s language is marked', async () => {
    const list = await languages('/en/');
    expect(textOf(list)).toBe('Deutsch English');
    expect(partOf(list, /<a [^>]*lang="en"[^>]*>/)).toContain('aria-current="true"');
  });

  test('a museum with one language offers no choice and has no pages in others', async () => {
    await museum.configure({}, { languages: ['de'] });
    const page = await html('/de/');
    expect(page).not.toMatch(/class="languages"|hreflang="en"/);
    expect((await museum.page('/en/')).status).toBe(404);
  });
});

test('the cart link leads to the checkout and is hidden during the payment', async () => {
  await museum.configure();
  expect(linksIn(partOf(await header('/de/'), /<a [^>]*class="cart-link"[^>]*>/))).toEqual(['/de/checkout']);
  expect(await header('/de/checkout')).not.toContain('cart-link');
});

test.each([
  ['showHeader', headerOf, footerOf],
  ['showFooter', footerOf, headerOf],
] as const)('%s: false takes it away, and leaves the other', async (flag, gone, left) => {
  await museum.configure({ [flag]: false });
  const page = await html('/de/tickets');
  expect(gone(page)).toBe('');
  expect(left(page)).not.toBe('');
});

describe('the footer', () => {
  const line = async (path: string) => partOf(await footer(path), /<ul class="footer-line"[\s\S]*<\/ul>/);
  const OWN = ['/de/page/imprint', '/de/page/terms', '/de/page/data_protection'];
  const ACCESSIBILITY = '/de/page/accessibility_statement';
  const SHIPPING = '/de/page/shipping';
  const WITHDRAWAL = '/de/withdrawal';

  test('names the museum and the year', async () => {
    await museum.configure();
    expect(textOf(await line('/de/'))).toContain('© 2026 Museum am Steg');
  });

  test.each([
    ['of everything', {}, {}, [...OWN, ACCESSIBILITY, SHIPPING]],
    ['of a museum without merchandise', { has_merchandise: false }, {}, [...OWN, ACCESSIBILITY]],
    ['of a museum that is not paid in euros', {}, { currencySymbol: 'CHF' }, [...OWN, SHIPPING]],
  ])('has the links %s', async (_, flags, settings, links) => {
    await museum.configure(flags, settings);
    expect(linksIn(await line('/de/'))).toEqual([WITHDRAWAL, ...links]);
  });

  const custom = {
    customTermsLinks: {
      de: {
        imprint: { title: 'Wer wir sind', url: 'https://steg.example/wir' },
        terms: { title: 'Kleingedrucktes', url: 'https://steg.example/agb' },
        shipping: { title: 'Porto', url: 'https://steg.example/porto' },
      },
    },
  };

  test('has the museum’s own links instead, each with its title, which open in a new tab', async () => {
    await museum.configure({}, custom);
    const page = await line('/de/');
    expect(linksIn(page)).toEqual([
      WITHDRAWAL,
      'https://steg.example/wir',
      'https://steg.example/agb',
      'https://steg.example/porto',
    ]);
    for (const [tag, title] of [
      [/<a href="https:\/\/steg.example\/wir"[^>]*>/, 'Wer wir sind'],
      [/<a href="https:\/\/steg.example\/agb"[^>]*>/, 'Kleingedrucktes'],
    ] as const) {
      expect(partOf(page, tag)).toContain('target="_blank"');
      expect(textOf(page)).toContain(title);
    }
    // In English the museum has no links of its own.
    expect(linksIn(await line('/en/'))).toContain('/en/page/terms');
  });

  test('shows the museum’s own link about shipping only if the shop ships goods', async () => {
    await museum.configure({ has_merchandise: false }, custom);
    expect(textOf(await line('/de/'))).not.toContain('Porto');
  });

  const LINKS = [
    { link: 'https://www.tiktok.com/@steg', sequence_no: 30 },
    { link: 'https://mastodon.social/@steg', sequence_no: 20 },
    { link: 'https://twitter.com/steg', sequence_no: 10 },
  ];

  test('links social networks in the museum’s order: known ones with their logo, others with their name', async () => {
    await museum.configure({}, { social_media: LINKS });
    const social = partOf(await footer('/de/'), /<ul class="social"[\s\S]*?<\/ul>/);
    expect(linksIn(social)).toEqual([
      'https://twitter.com/steg',
      'https://mastodon.social/@steg',
      'https://www.tiktok.com/@steg',
    ]);
    expect([...social.matchAll(/<use href="[^"#]*#(\w+)"/g)].map(([, icon]) => icon)).toEqual([
      'twitter',
      'tiktok',
    ]);
    expect(social).toMatch(/<span[^>]*>Twitter<\/span>/);
    expect(social).toMatch(/<span>mastodon\.social<\/span>/);
  });

  const partners = {
    partnerLogos: [
      {
        name: { de: 'Gefördert von', en: 'Supported by' },
        logos: [
          { image: 'steg.svg', url: 'https://bank.example/' },
          { image: 'steg.svg', alt: { de: 'Hafenverein', en: 'Harbour society' } },
        ],
      },
      { name: { de: 'Freunde' }, logos: [{ image: 'steg.svg', url: '' }] },
    ],
  };
  const groups = async (path: string) =>
    [...(await footer(path)).matchAll(/<div class="footer-partners">[\s\S]*?<\/div>/g)].map(
      ([group]) => group,
    );

  test('shows partners in groups with titles in the visitor’s language, and with a link if they have one', async () => {
    await museum.configure({}, partners);
    const [first = '', second = ''] = await groups('/en/');
    expect([textOf(first), textOf(second)]).toEqual(['Supported by', 'Freunde']);
    expect([...first.matchAll(/<img /g)]).toHaveLength(2);
    expect(linksIn(first)).toEqual(['https://bank.example/']);
    expect(linksIn(second)).toEqual([]);
    expect(textOf((await groups('/de/'))[0] ?? '')).toBe('Gefördert von');
    expect([...first.matchAll(/<img [^>]*alt="([^"]*)"/g)].map(([, alt]) => alt)).toEqual([
      'bank.example',
      'Harbour society',
    ]);
  });

  test('showSponsorLogos: false hides them', async () => {
    await museum.configure({ showSponsorLogos: false }, partners);
    expect(await groups('/de/')).toEqual([]);
  });
});

describe('colours', () => {
  test('are the shop’s own where the museum has none', async () => {
    await museum.configure({}, {});
    expect(await html('/de/')).not.toContain('@layer tokens');
  });

  test('of the museum follow the shop’s style sheets on every page', async () => {
    await museum.configure({}, { theme: { light: { accent: '#7a2f63' }, corner: 4 } });
    for (const path of ['/de/', '/en/tickets', '/fr/checkout'])
      expect(await html(path)).toMatch(
        /<link rel="stylesheet"[^>]*>\s*<style>@media screen\{@layer tokens\{:root\{--corner:4px\}[^<]*--accent:#7a2f63/,
      );
  });
});

describe('banners', () => {
  const home = {
    banners: {
      big: [
        { image: 'steg.svg', image_mobile: 'steg.svg', title: { de: 'Hin', en: 'There' }, link: '/tickets' },
      ],
      empty: [],
      small: [{ image: 'steg.svg', image_mobile: 'steg.svg' }],
    },
  };
  const banners = async (path: string) =>
    [...(await html(path)).matchAll(/<figure class="banner">[\s\S]*?<\/figure>/g)].map(([banner]) => banner);

  test('appear on the home page, wide or upright, in the available picture widths', async () => {
    await museum.configure({}, home);
    const shown = await banners('/de/');
    expect(shown).toHaveLength(2);
    for (const banner of shown) {
      expect(banner).toMatch(/<source media="\(width &lt; 768px\)" srcSet="[^"]*-360\.webp 360w,/);
      expect(banner).toMatch(/<img srcSet="[^"]*-800\.webp 800w,[^"]*" sizes="[^"]*" src="[^"{]*"/);
      expect(banner).not.toContain('{width}');
    }
  });

  test('have a text and a link in the visitor’s language', async () => {
    const [first = '', second = ''] = await banners('/en/');
    expect([linksIn(first), textOf(first)]).toEqual([['/en/tickets'], 'There']);
    expect([linksIn(second), textOf(second)]).toEqual([[], '']);
  });
});

describe('secondary pages have the class `secondary`', () => {
  beforeAll(() => museum.configure());
  const isSecondary = async (path: string) =>
    /<main[^>]*><div class="wrap secondary[ "]/.test(await html(`/de/${path}`));

  test.each([
    'login',
    'register',
    'register/success',
    'register-guest',
    'settings',
    'forgot-password',
    'password-reset-success',
    'recover/',
    'recover-success',
    'checkout/success',
  ])('/%s does', async (path) => expect(await isSecondary(path)).toBe(true));

  test.each(['', 'checkout', 'tickets', 'page/imprint'])('/%s does not', async (path) =>
    expect(await isSecondary(path)).toBe(false),
  );
});

describe('texts and settings of pages', () => {
  test('the title contains the names of the page and of the shop in the page’s language', async () => {
    await museum.configure();
    expect(await titleOf('/de/page/imprint')).toBe('Impressum - Steg-Shop');
    expect(await titleOf('/logout')).toBe('Abmelden - Steg-Shop');
    await museum.configure({}, { siteName: 'Laden', siteNameTranslations: { de: 'Laden', en: 'Shop' } });
    expect(await titleOf('/de/page/imprint')).toBe('Impressum - Laden');
    expect(await titleOf('/en/page/imprint')).toBe('Imprint - Shop');
  });

  test('the museum’s wording replaces the shop’s, in that language', async () => {
    await museum.configure({}, { translations: { de: { 'tickets.title': 'Was es zu sehen gibt' } } });
    expect(await titleOf('/de/tickets')).toBe('Was es zu sehen gibt - Steg-Shop');
    expect(await titleOf('/en/tickets')).not.toContain('Was es');
  });

  test.each([
    ['€', '/de/product/buch', '32,00 €'],
    ['€', '/en/product/buch', '€32.00'],
    ['EUR', '/de/product/buch', '32,00 EUR'],
    ['CHF', '/de/product/buch', '32,00 CHF'],
    ['CHF', '/en/product/buch', 'CHF 32.00'],
  ])('a price in %s on %s is %s', async (currencySymbol, path, price) => {
    await museum.configure({}, { currencySymbol });
    const { status, html: page } = await museum.page(path);
    expect(status).toBe(200);
    expect(page.replaceAll(/\u00a0|&nbsp;/g, ' ')).toContain(price);
  });

  test('breadcrumbs begin with the museum, in the visitor’s language', async () => {
    await museum.configure({}, { museumMainUrl: MAIN, museumPerLanguageUrls: { en: ENGLISH } });
    const first = async (path: string) =>
      linksIn(partOf(await html(path), /<nav class="breadcrumbs"[\s\S]*?<\/nav>/))[0];
    expect([await first('/de/tickets'), await first('/en/tickets')]).toEqual([MAIN, ENGLISH]);
    await museum.configure();
    expect(await first('/de/tickets')).toBe('/de/');
  });

  test('show_progress_bar: false hides the steps of the checkout', async () => {
    const steps = async () => partOf(await html('/de/register-guest'), /<ol[^>]*aria-label=[\s\S]*?<\/ol>/);
    await museum.configure();
    expect((await steps()).match(/<li/g)).toHaveLength(4);
    await museum.configure({ show_progress_bar: false });
    expect(await steps()).toBe('');
  });

  test('a museum with one house has no filter for houses', async () => {
    const filters = async (path: string) =>
      [...(await html(path)).matchAll(/id="filter-(\w+)"/g)].map(([, name]) => name);
    await museum.configure();
    expect(await filters('/de/tickets')).toEqual(['group']);
    expect(await filters('/de/guided-tours')).toEqual(['language', 'date']);
  });

  test('default_user_country_key is the country that a form preselects', async () => {
    await museum.configure({ default_user_country_key: 'AT' });
    expect(await html('/de/register-guest')).toMatch(
      /<option [^>]*selected=""[^>]*value="AT"|value="AT" selected=""/,
    );
  });

  test('the tour list begins with the tours in the visitor’s language, whatever guided_tour_default_language is', async () => {
    const listed = async (language: string) => {
      const page = await html(`/${language}/guided-tours`);
      return (page.match(/<h2><a[\s\S]*?<\/h2>/g) ?? []).flatMap(linksIn);
    };
    for (const usual of ['de', 'en']) {
      await museum.configure({ guided_tour_default_language: usual });
      const german = await listed('de');
      const english = await listed('en');
      expect([german.length, english.length]).not.toContain(0);
      expect(english.filter((link) => german.includes(link.replace('/en/', '/de/')))).toEqual([]);
    }
  });
});
