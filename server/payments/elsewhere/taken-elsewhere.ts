// What the museum takes itself, in a statement: in its register, at its terminal, on its account.
import { sql as raw } from 'kysely';
import { PAYMENT_MEANS, providerOfMeans } from '../../../domain/payments/elsewhere.ts';

/** The providers of such payments, for `in (…)`. */
export const takenElsewhere = raw.join(PAYMENT_MEANS.map((means) => raw.lit(providerOfMeans(means))));
