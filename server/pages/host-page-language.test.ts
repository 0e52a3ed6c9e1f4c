import { describe, expect, test } from 'vitest';
import { inPageLanguage } from './host-page-language.ts';

const page = (html: string, body = '<body>') =>
  `<!doctype html>\n${html}<head></head>${body}<p>…</p></body></html>`;

describe('the museum’s own page around the shop', () => {
  test.each([
    [
      'a page in another language: its own parts keep theirs',
      '<html lang="de">',
      '<body>',
      '<html lang="en">',
      '<body lang="de">',
    ],
    [
      'a page in the same language stays as it is',
      '<html lang="en">',
      '<body>',
      '<html lang="en">',
      '<body>',
    ],
    ['a page that says no language', '<html>', '<body class="a">', '<html lang="en">', '<body class="a">'],
    ['an empty language', '<html lang="">', '<body>', '<html lang="en">', '<body>'],
    [
      'other attributes stay',
      "<html class='no-js' lang='de' dir=ltr>",
      '<body id="b">',
      `<html lang="en" class='no-js' dir=ltr>`,
      '<body lang="de" id="b">',
    ],
    ['without quotes, in capitals', '<HTML LANG=de-AT>', '<BODY>', '<HTML lang="en">', '<BODY lang="de-AT">'],
    [
      'a body that says its language',
      '<html lang="de">',
      '<body lang="nl">',
      '<html lang="en">',
      '<body lang="nl">',
    ],
    [
      'an attribute with a bracket in it',
      '<html data-a="1 > 0" lang="de">',
      '<body>',
      '<html lang="en" data-a="1 > 0">',
      '<body lang="de">',
    ],
    [
      'tags for old browsers, in comments',
      '<!--[if IE]><html lang="fr"><![endif]--><html lang="de">',
      '<body>',
      '<!--[if IE]><html lang="fr"><![endif]--><html lang="en">',
      '<body lang="de">',
    ],
  ])('%s', (_, html, body, htmlSaid, bodySaid) => {
    expect(inPageLanguage(page(html, body), 'en')).toBe(page(htmlSaid, bodySaid));
  });

  test('a header is no head, and a language of links is not the page’s', () => {
    const html = page('<html data-lang="x" lang="de">', '<body hreflang="it">');
    expect(inPageLanguage(html, 'sv')).toBe(
      page('<html lang="sv" data-lang="x">', '<body lang="de" hreflang="it">'),
    );
  });
});
