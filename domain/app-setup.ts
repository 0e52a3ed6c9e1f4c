// What an app needs to show codes (TOTP, RFC 6238), for customers and staff.
import { type Static, Type } from 'typebox';

/** A code to scan: a path of SVG in a square of so many modules. */
export const CodePicture = Type.Object({ size: Type.Integer(), path: Type.String() });
export type CodePicture = Static<typeof CodePicture>;

export const AppSetup = Type.Object({
  /** For typing it into an app, in Base32. */
  secret: Type.String(),
  /** `otpauth://…`, as apps read it. */
  uri: Type.String(),
  /** The same to scan. */
  code: CodePicture,
});
export type AppSetup = Static<typeof AppSetup>;
