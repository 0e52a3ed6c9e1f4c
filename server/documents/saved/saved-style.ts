// How saved tickets look: in the museum's colours, or in black on white, and in the system's face, since no font comes along.
import type { Colours, DocumentLook } from '../museum/document-look.ts';

const STYLE = `
*{box-sizing:border-box}
body{margin:0 auto;max-width:60rem;padding:1.25rem;font:1rem/1.45 system-ui,sans-serif;color:#161616;background:#fff}
p,h1,h2,ul{margin:0}
header{border-top:5px solid;padding-top:.75rem}
h1{font-size:1.25rem;line-height:1.2}
h2{font-size:1.75rem;line-height:1.15;margin-bottom:.5rem}
a{color:inherit;font-weight:600}
.note{margin-top:1rem;padding:.75rem 1rem;border:1px solid}
section{margin-top:2rem;padding-top:1rem;border-top:3px solid}
section>p{max-width:40rem}
.when{font-weight:700;font-size:1.125rem}
.time{font-weight:700;font-size:1.75rem;line-height:1.2}
ul{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,19rem),1fr));gap:1rem;padding:1rem 0;list-style:none}
li{padding:1rem;color:#000;background:#fff;border:1px solid #6f7b82;text-align:center;break-inside:avoid}
img{display:block;width:100%;max-width:22rem;margin:0 auto}
.code{font-size:1.125rem;letter-spacing:.04em;overflow-wrap:anywhere}
.small{font-size:.875rem}
.alone{display:none}
.large{display:inline-block;padding:.5rem}
li:target{position:fixed;inset:0;z-index:1;display:grid;gap:.25rem;align-content:center;justify-items:center;overflow:auto;border:0}
li:target img{width:min(100%,100dvh - 17rem);min-width:12rem;max-width:36rem}
li:target .alone{display:block}
li:target .large{display:none}
li:target .ways{display:flex;gap:1.5rem;padding-top:.75rem}
li:target a{padding:.5rem}
@media (prefers-color-scheme:dark){body{color:#f2f2f2;background:#141414}}
`;

/** The style sheet. @param look the museum's */
export function savedStyle(look: DocumentLook | undefined): string {
  const { colours, logo } = look ?? {};
  const dark = [
    ...(colours ? [inColours(colours.dark)] : []),
    ...(logo?.dark ? ['.by-day{display:none}.by-night{display:block}'] : []),
    ...(logo?.plate ? [`.plate{padding:.375rem .625rem;background:${colours?.light.paper ?? '#fff'}}`] : []),
  ];
  return [
    STYLE,
    // Codes are pictures that fill their ticket; the logo is not one of them.
    logo
      ? 'header img{display:block;width:auto;max-width:100%;height:2.5rem;margin:0 0 .5rem}.by-night{display:none}'
      : '',
    colours ? inColours(colours.light) : '',
    dark.length > 0 ? `@media (prefers-color-scheme:dark){${dark.join('')}}` : '',
  ].join('');
}

function inColours({ accent, ink, paper }: Colours): string {
  return `body{color:${ink};background:${paper}}header{border-color:${accent}}`;
}
