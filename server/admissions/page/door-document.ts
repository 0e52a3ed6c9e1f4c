// The one HTML page of the door's app. Its words come along as data, so that it opens without network.
import { FOLDERS } from '../../../domain/addresses.ts';
import type { OfficeLanguage } from '../../../domain/staff/office-language.ts';
import { doorWording } from '../../../domain/wording/door/door-catalogue.ts';
import { compileWording } from '../../pages/compile-wording.ts';
import { escapeText, scriptJson } from '../../pages/escape-html.ts';
import { lookStyle } from '../../pages/html-page.ts';
import type { PageLook } from '../../pages/look/page-look.ts';
import type { DoorAssets } from '../../pages/shop-build.ts';

export type DoorParts = {
  readonly museum: string;
  readonly language: OfficeLanguage;
  /** How the museum writes it. */
  readonly currency: string;
  readonly assets: DoorAssets;
  readonly look: PageLook;
};

export function doorDocument({ museum, language, currency, assets, look }: DoorParts): string {
  const own = { 'site.currencySymbol': currency };
  const wording = { de: compileWording(doorWording.de, own), en: compileWording(doorWording.en, own) };
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<meta name="theme-color" content="#11171a">
<title>${escapeText(museum)}</title>
<link rel="manifest" href="${FOLDERS.door}manifest.webmanifest">
${look.icons.replace(/<link rel="manifest"[^>]*>/, '')}
${[...assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`), ...lookStyle(look)].join('\n')}
<script type="module" src="${assets.script}"></script>
</head>
<body>
<div id="door"><noscript>${doorWording[language]['door.no-script']}</noscript></div>
<script type="application/json" id="door-data">${scriptJson({ museum, language, wording })}</script>
</body>
</html>
`;
}

/** What the app is called when it is installed. */
export function doorManifest(museum: string, language: OfficeLanguage): string {
  const name = doorWording[language]['door.name'];
  return JSON.stringify({
    name: `${name} · ${museum}`,
    short_name: name,
    id: FOLDERS.door,
    start_url: FOLDERS.door,
    scope: FOLDERS.door,
    display: 'standalone',
    background_color: '#11171a',
    theme_color: '#11171a',
    icons: [{ src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' }],
  });
}
