// The link of an offer to a group: its id and a proof, which nothing but this installation can make. It stands after the `#` of
// an address and in bodies, and so in no log (ADR 048).
import { isLinkProof, linkProof } from '../payments/mailed-link/link-proof.ts';

/** @param key the installation's */
export function offerSecret(key: string, id: string): string {
  return `${id}.${linkProof(key, subjectOf(id))}`;
}

/** The offer that a link is for; undefined where it is none of ours. */
export function offerIdIn(key: string, secret: string): string | undefined {
  const [id = '', proof = '', ...more] = secret.split('.');
  return more.length === 0 && isLinkProof(key, subjectOf(id), proof) ? id : undefined;
}

/** Other links are signed with the same key. */
function subjectOf(id: string): string {
  return `group-offer ${id}`;
}
