// The museum's look as an import stores it beside its settings: which files there are, and what pages, mails and documents
// must know of them. The files themselves are in a table of their own (server/pages/look).
import { type Static, Type } from 'typebox';

const Name = Type.String({ pattern: '^[a-z0-9-]+\\.[0-9a-f]{8}\\.[a-z0-9]+$' });

/** A logo on pages: its file, and its own size in pixels. */
const ShownLogo = Type.Object({ file: Name, width: Type.Number(), height: Type.Number() });

/** A logo for mails and documents, which bring their pictures along. */
const DrawnLogo = Type.Object({
  /** Base64. */
  png: Type.String(),
  /** Pixels of the picture; it is shown in a quarter of them. */
  width: Type.Integer(),
  height: Type.Integer(),
});
export type DrawnLogo = Static<typeof DrawnLogo>;

const Logo = Type.Object({ shown: ShownLogo, drawn: DrawnLogo });

const StoredFace = Type.Object({
  /** Files for pages, each with the weights that it serves, as CSS writes them: `400`, `100 900`. */
  files: Type.Array(Type.Object({ file: Name, weight: Type.String() }), { minItems: 1 }),
  serif: Type.Boolean(),
  /** How a face that every system has is stretched to this one's measures, in percent; one for each of `files`' weights. */
  standIns: Type.Array(
    Type.Object({
      bold: Type.Boolean(),
      size: Type.Number(),
      ascent: Type.Number(),
      descent: Type.Number(),
      lineGap: Type.Number(),
    }),
  ),
  /** Files for print, by what they set (server/documents/pdf/document-fonts.ts). */
  print: Type.Object({
    text: Type.Optional(Name),
    strong: Type.Optional(Name),
    display: Type.Optional(Name),
  }),
});
export type StoredFace = Static<typeof StoredFace>;

export const StoredLook = Type.Object({
  logo: Type.Optional(
    Type.Object({
      light: Logo,
      dark: Type.Optional(Logo),
      /** In the dark it needs light paper behind it. */
      plate: Type.Boolean(),
    }),
  ),
  icons: Type.Optional(
    Type.Object({
      svg: Type.Optional(Name),
      ico: Type.Optional(Name),
      png: Type.Optional(Name),
      touch: Type.Optional(Name),
      /** For the manifest. */
      sizes: Type.Array(Type.Object({ file: Name, size: Type.Integer() })),
    }),
  ),
  /** The picture that networks show with a page that has none of its own. */
  share: Type.Optional(Name),
  faces: Type.Optional(Type.Object({ text: Type.Optional(StoredFace), headings: Type.Optional(StoredFace) })),
});
export type StoredLook = Static<typeof StoredLook>;
