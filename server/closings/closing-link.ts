// The link in a mail about a closed time: the id of the order's part in the closing and a proof that nothing but this installation
// can make. It stands after the `#` of an address and in bodies, and so in no log (ADR 048, 119).
import { isLinkProof, linkProof } from '../payments/mailed-link/link-proof.ts';

/** @param key the installation's */
export function closingSecret(key: string, id: string): string {
  return `${id}.${linkProof(key, subjectOf(id))}`;
}

/** Whose link it is; undefined where it is none of ours. */
export function closingIdIn(key: string, secret: string): string | undefined {
  const [id = '', proof = '', ...more] = secret.split('.');
  return more.length === 0 && isLinkProof(key, subjectOf(id), proof) ? id : undefined;
}

/** Other links are signed with the same key. */
function subjectOf(id: string): string {
  return `closed-visit ${id}`;
}
