// The museum's look in a mail: its logo or its name at the head, and its colours. Mails are written in black on white; the
// classes of what is written say which colour it takes (mail-page.ts), inline, because many mail readers drop style sheets.
import { type CSSProperties, cloneElement, createElement as h, isValidElement, type ReactNode } from 'react';
import type { DrawnLogo } from '../../museum-folder/look/stored-look.ts';
import { type Colours, type DocumentLook, logoSize } from '../museum/document-look.ts';
import type { DocumentMuseum } from '../museum/document-museum.ts';
import type { Picture } from './send-mail.ts';

const CIDS = { light: 'logo@foyer', dark: 'logo-dark@foyer' };
/** CSS pixels. */
const [LOGO_HEIGHT, LOGO_WIDTH] = [40, 240];

const NEUTRAL: Colours = { accent: '#f2f2f2', ink: '#f2f2f2', ink_soft: '#b9b9b9', paper: '#141414' };
const SERIF = "Georgia, 'Times New Roman', serif";
const SANS = "'Helvetica Neue', Helvetica, Arial, sans-serif";

/** The pictures that its head shows. */
export function logoPictures({ look }: DocumentMuseum): Picture[] {
  return (['light', 'dark'] as const).flatMap((side) => {
    const logo = look?.logo?.[side];
    return logo ? [{ cid: CIDS[side], png: Buffer.from(logo.png, 'base64') }] : [];
  });
}

/** The museum's logo, or without one its name. */
export function mailHead(museum: string, look: DocumentLook | undefined): ReactNode {
  const { logo } = look ?? {};
  if (!logo) return museum;
  return [
    picture(logo.light, CIDS.light, museum, logo.dark ? 'by-day' : logo.plate ? 'plate' : '', 'inline-block'),
    logo.dark && picture(logo.dark, CIDS.dark, museum, 'by-night', 'none'),
  ];
}

function picture(logo: DrawnLogo, cid: string, alt: string, className: string, display: string): ReactNode {
  const { width, height } = logoSize(logo, LOGO_HEIGHT, LOGO_WIDTH);
  // Lazy, or React would preload it in the head, which mail readers drop.
  return h('img', {
    key: cid,
    src: `cid:${cid}`,
    alt,
    width,
    height,
    loading: 'lazy',
    ...(className && { className }),
    style: { display, width, height, border: 0, verticalAlign: 'top' },
  });
}

/** What mail readers that keep a style sheet show where the system is dark. */
export function darkStyle(look: DocumentLook | undefined): string {
  const { accent, ink, ink_soft, paper } = look?.colours?.dark ?? NEUTRAL;
  const lightPaper = look?.colours?.light.paper ?? '#ffffff';
  const rules = [
    `.paper{background:${paper}!important;color:${ink}!important}`,
    `.quiet{color:${ink_soft}!important}.rule{border-color:${ink}!important}.head{border-color:${accent}!important}`,
    `.link{color:${ink}!important}.button{background:${accent}!important;color:${paper}!important}`,
    ...(look?.logo?.dark
      ? ['.by-day{display:none!important}.by-night{display:inline-block!important}']
      : look?.logo?.plate
        ? [`.plate{background:${lightPaper}!important;padding:6px 10px!important}`]
        : []),
  ];
  return `@media (prefers-color-scheme: dark){${rules.join('')}}`;
}

type Styled = { className?: string; style?: CSSProperties; children?: ReactNode };

/** The same elements in the museum's colours and with the kind of face that its text has. */
export function inLook(node: ReactNode, look: DocumentLook | undefined): ReactNode {
  if (!look?.colours && look?.serif === undefined) return node;
  if (Array.isArray(node)) return node.map((one) => inLook(one, look));
  if (!isValidElement<Styled>(node)) return node;
  const { className, style, children } = node.props;
  const changed = { ...style, ...coloursFor(className, look.colours?.light), ...faceFor(style, look.serif) };
  const props = Object.keys(changed).length > 0 ? { style: changed } : {};
  if (children === undefined || children === null) return cloneElement(node, props);
  // Children that were written one by one have no keys, and are handed on one by one.
  const inside = Array.isArray(children) ? children : [children];
  return cloneElement(node, props, ...inside.map((child: ReactNode) => inLook(child, look)));
}

function coloursFor(className: string | undefined, colours: Colours | undefined): CSSProperties {
  if (!className || !colours) return {};
  const classes = className.split(' ');
  return {
    ...(classes.includes('paper') && { background: colours.paper, color: colours.ink }),
    ...(classes.includes('quiet') && { color: colours.ink_soft }),
    ...(classes.includes('rule') && {
      borderColor: classes.includes('head') ? colours.accent : colours.ink,
    }),
    ...(classes.includes('button') && { background: colours.accent, color: colours.paper }),
  };
}

/** A face cannot come along with a mail; one of the same kind that the reader has does. */
function faceFor(style: CSSProperties | undefined, serif: boolean | undefined): CSSProperties {
  return serif === undefined || !style?.fontFamily ? {} : { fontFamily: serif ? SERIF : SANS };
}
