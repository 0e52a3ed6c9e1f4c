// The payment types on offer (spec 9: 74 and 164 are direct debits; express payments need no login).
import type { Contract } from '../../domain/contract.ts';
import type { AnswerOf } from '../../domain/endpoint.ts';
import { DIRECT_DEBITS } from '../../domain/payments/direct-debits.ts';

export type PaymentType = AnswerOf<Contract['GET checkout/payments']>[number];

export function isDirectDebit({ payartId }: PaymentType): boolean {
  return DIRECT_DEBITS.includes(payartId);
}

/** Only companies, schools and authorities can pay so. */
export function isForCompanies({ transfer }: PaymentType): boolean {
  return transfer?.to_companies === true;
}

export function isExpress({ kind }: PaymentType): boolean {
  return kind === 'express';
}
