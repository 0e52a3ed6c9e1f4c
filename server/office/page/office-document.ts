// The office's one HTML page. No script is inline: what its script starts from is data.
import { officeWordingPath } from '../../../domain/office-addresses.ts';
import type { OfficeLanguage } from '../../../domain/staff/office-language.ts';
import { escapeText, scriptJson } from '../../pages/escape-html.ts';
import { lookStyle } from '../../pages/html-page.ts';
import type { PageLook } from '../../pages/look/page-look.ts';
import type { OfficeAssets } from '../../pages/shop-build.ts';

export type OfficeParts = {
  readonly museum: string;
  /** What the directory is called that signs staff in, if there is one. */
  readonly directory: Readonly<Record<OfficeLanguage, string>> | undefined;
  /** The browser's, until it is known who signs in. */
  readonly language: OfficeLanguage;
  readonly wording: readonly { readonly language: OfficeLanguage; readonly name: string }[];
  readonly assets: OfficeAssets;
  readonly look: PageLook;
};

const NO_SCRIPT = {
  de: 'Das Büro braucht JavaScript. Bitte schalten Sie es im Browser ein.',
  en: 'The office needs JavaScript. Please switch it on in your browser.',
} as const satisfies Record<OfficeLanguage, string>;

export function officeDocument({ museum, directory, language, wording, assets, look }: OfficeParts): string {
  const addresses = Object.fromEntries(
    wording.map((file) => [file.language, officeWordingPath({ file: file.name })]),
  );
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${escapeText(museum)}</title>
${look.icons}
${headLinks(assets, look, addresses[language] ?? '').join('\n')}
</head>
<body>
<div id="office"><noscript>${NO_SCRIPT[language]}</noscript></div>
<script type="application/json" id="office-data">${scriptJson({ museum, directory, language, wording: addresses })}</script>
</body>
</html>
`;
}

function headLinks(assets: OfficeAssets, look: PageLook, wording: string): string[] {
  const ours = assets.fonts.filter((href) => !look.unused.some((face) => href.includes(`/${face}-`)));
  return [
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...lookStyle(look),
    ...[...ours, ...look.fonts].map(
      (href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`,
    ),
    `<link rel="preload" as="fetch" href="${wording}" crossorigin>`,
    ...assets.preloads.map((href) => `<link rel="modulepreload" href="${href}">`),
    `<script type="module" src="${assets.script}"></script>`,
  ];
}
