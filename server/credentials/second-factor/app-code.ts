// The app that shows codes (TOTP, RFC 6238), of customers and staff: what it needs to know, and whether a code is its own.
import { generateSecret, generateURI, verify } from 'otplib';
import { encodeQR } from 'qr';
import type { AppSetup } from '../../../domain/app-setup.ts';

/** A phone's clock may be one period off. */
const TOLERANCE_SECONDS = 30;

/** A new secret, as apps read it. @param issuer whose account it is for @param label which of them */
export function newAppSetup(issuer: string, label: string): AppSetup {
  const secret = generateSecret();
  const uri = generateURI({ issuer, label, secret });
  return { secret, uri, code: qrPath(uri) };
}

/** A QR code as one path, in modules, with the white that it wants around it. */
function qrPath(text: string): AppSetup['code'] {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 4 });
  const path = rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')));
  return { size: rows.length, path: path.join('') };
}

/**
 * The period of which this is the code, if it is one of now, and neither it nor a later one was used before. Whoever asks
 * uses it up.
 */
export async function appCodeStep(
  { secret, last_step }: { readonly secret: string; readonly last_step: number },
  typed: string,
  now: Date,
): Promise<number | undefined> {
  const token = typed.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return undefined;
  const found = await verify({
    secret,
    token,
    epoch: Math.floor(now.getTime() / 1000),
    epochTolerance: TOLERANCE_SECONDS,
    afterTimeStep: last_step,
  });
  return found.valid && 'timeStep' in found ? found.timeStep : undefined;
}
