// Files that staff open or take along with their browser: for whoever is signed in to the office and may see them.
import type { FastifyReply } from 'fastify';
import { defaultLanguage } from '../../../domain/language.ts';
import { type Refusal, refuse } from '../../../domain/refusal.ts';
import { officeLanguage } from '../../../domain/staff/office-language.ts';
import type { Permission } from '../../../domain/staff/permissions.ts';
import type { StaffBearer } from '../../api/bearer.ts';
import type { ExplainRefusal } from '../../http/explain-refusal.ts';

/** How files know who asks for them. */
export type StaffFiles = {
  /** Who is signed in to the office. @param cookies the header `Cookie` */
  readonly verify: (cookies: string | undefined) => Promise<StaffBearer | undefined>;
  readonly explain: ExplainRefusal;
};

/** @param permissions one of them is enough */
export function mayOpen(
  staff: StaffBearer | undefined,
  permissions: readonly Permission[],
): StaffBearer | Refusal {
  if (!staff) return refuse('STAFF_SIGNED_OUT');
  if (staff.lacksFactor) return refuse('STAFF_FACTOR_MISSING');
  return permissions.some((permission) => staff.permissions.has(permission))
    ? staff
    : refuse('STAFF_NOT_PERMITTED');
}

/** In words: whoever opens a file sees the answer in their browser. */
export function sendRefusal(
  reply: FastifyReply,
  languages: readonly string[],
  explain: ExplainRefusal,
  refusal: Refusal,
) {
  const { status, body } = explain(refusal, officeLanguage(defaultLanguage(languages)));
  return reply.code(status).type('text/plain; charset=utf-8').send(body.message);
}
