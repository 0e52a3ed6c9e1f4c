// The app that shows codes (TOTP, RFC 6238), of customers and staff: what it needs to know, and whether a code is its own.
import { generateSecret, generateURI, verify } from 'otplib';
import type { AppSetup } from '../../../domain/app-setup.ts';
import { qrPath } from '../qr-path.ts';

/** A phone's clock may be one period off. */
const TOLERANCE_SECONDS = 30;

/** A new secret, as apps read it. @param issuer whose account it is for @param label which of them */
export function newAppSetup(issuer: string, label: string): AppSetup {
  const secret = generateSecret();
  const uri = generateURI({ issuer, label, secret });
  return { secret, uri, code: qrPath(uri) };
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
