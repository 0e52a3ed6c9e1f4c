// The page of the test's Stripe on which a visitor pays, plain HTML: `GET /pay/SESSION`, and its buttons. A direct debit has no
// page; what its payer's bank does with it is sent to the same address.
import type { PeerBooks, PeerSession } from './stripe-peer-books.ts';
import { isDebit } from './stripe-peer-debits.ts';

export type PeerPage = { readonly status: number; readonly html: string } | { readonly location: string };

/** Whose card it is: not the visitor's. */
const PAYER = { email: 'grace@example.org', name: 'Grace Hopper' };

/** What a visitor gets at `/pay/SESSION`; undefined at other addresses. */
export function payPage(
  { sessions }: PeerBooks,
  { path, pressed }: { readonly path: string; readonly pressed: string | null },
): PeerPage | undefined {
  const [, id] = /^\/pay\/(\w+)$/.exec(path) ?? [];
  if (!id) return undefined;
  const session = sessions.get(id);
  if (session && isDebit(session)) return decideAtBank(session, pressed);
  if (session?.state !== 'open') return { status: 404, html: page('This page has expired.') };
  return pressed === null ? { status: 200, html: page(buttonsFor(session)) } : press(session, pressed);
}

function press(session: PeerSession, pressed: string): PeerPage {
  if (pressed === 'back') return { location: session.cancel_url };
  Object.assign(session, { state: 'paid', payer: PAYER });
  return { location: session.success_url };
}

/** The bank pays, and gives the money back to its customer weeks later. */
function decideAtBank(debit: PeerSession, pressed: string | null): PeerPage {
  if (pressed === 'collect') debit.state = 'paid';
  if (pressed === 'return') debit.dispute = 'lost';
  return { status: 200, html: page(`The debit is ${debit.dispute ?? debit.state}.`) };
}

function buttonsFor({ amount, currency, method }: PeerSession): string {
  const sum = `${(amount / 100).toFixed(2)} ${currency.toUpperCase()}`;
  return `<p>${sum} by ${method}</p>
    <form method="post">
      <button name="pressed" value="pay">Pay</button>
      <button name="pressed" value="back">Back</button>
    </form>`;
}

function page(content: string): string {
  return `<!doctype html><html lang="en"><title>Stripe of the tests</title><h1>Stripe of the tests</h1>${content}</html>`;
}
