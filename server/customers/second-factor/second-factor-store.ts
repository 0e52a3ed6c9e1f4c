// The SQL of second factors (tables `second_factor`, `recovery_code`). Of recovery codes only digests are kept.
import type { Sql } from '../../platform/database/sql.ts';
import { instant, int, list, text } from '../../platform/database/sql-type.ts';
import { any, build, statement } from '../../platform/database/statement.ts';

export type SecondFactor = {
  readonly secret: string;
  readonly confirmed_at: Date | null;
  readonly last_step: number;
};

const ofCustomer = { customer: text() };

const findStatement = statement('find-second-factor', ofCustomer, ({ customer }) =>
  build
    .selectFrom('second_factor')
    .select(['secret', 'confirmed_at', 'last_step'])
    .where('customer_id', '=', customer),
);

const startStatement = statement('start-second-factor', { ...ofCustomer, secret: text() }, (given) =>
  build
    .insertInto('second_factor')
    .values({ customer_id: given.customer, secret: given.secret })
    .onConflict((conflict) =>
      conflict
        .column('customer_id')
        .doUpdateSet({ secret: given.secret })
        .where('second_factor.confirmed_at', 'is', null),
    )
    .returning('customer_id'),
);

const takeStepStatement = statement(
  'take-second-factor-step',
  { ...ofCustomer, secret: text(), step: int() },
  ({ customer, secret, step }) =>
    build
      .updateTable('second_factor')
      .set({ last_step: step })
      .where('customer_id', '=', customer)
      .where('secret', '=', secret)
      .where('last_step', '<', step)
      .returning('customer_id'),
);

const confirmStatement = statement(
  'confirm-second-factor',
  { ...ofCustomer, at: instant() },
  ({ customer, at }) =>
    build
      .updateTable('second_factor')
      .set({ confirmed_at: at })
      .where('customer_id', '=', customer)
      .where('confirmed_at', 'is', null)
      .returning('customer_id'),
);

const dropStatement = statement('drop-second-factors', { customers: list(text()) }, ({ customers }) =>
  build.deleteFrom('second_factor').where('customer_id', '=', any(customers)),
);

const addCodeStatement = statement(
  'add-recovery-code',
  { ...ofCustomer, code_hash: text() },
  ({ customer, code_hash }) => build.insertInto('recovery_code').values({ customer_id: customer, code_hash }),
);

const takeCodeStatement = statement(
  'take-recovery-code',
  { ...ofCustomer, code_hash: text() },
  ({ customer, code_hash }) =>
    build
      .deleteFrom('recovery_code')
      .where('customer_id', '=', customer)
      .where('code_hash', '=', code_hash)
      .returning('code_hash'),
);

const countCodesStatement = statement('count-recovery-codes', ofCustomer, ({ customer }) =>
  build.selectFrom('recovery_code').select('code_hash').where('customer_id', '=', customer),
);

const dropCodesStatement = statement('drop-recovery-codes', { customers: list(text()) }, ({ customers }) =>
  build.deleteFrom('recovery_code').where('customer_id', '=', any(customers)),
);

/** The customer's second factor, confirmed or not. */
export function findSecondFactor(sql: Sql, customer: string): Promise<SecondFactor | undefined> {
  return sql.first(findStatement, { customer });
}

/** Stores a secret that is not confirmed yet; false when a confirmed one is in use. */
export async function startSecondFactor(sql: Sql, customer: string, secret: string): Promise<boolean> {
  return (await sql.first(startStatement, { customer, secret })) !== undefined;
}

/** Uses up a period's code; false when it, or a later one, was used before. Of several calls at once, one gets it. */
export async function takeStep(sql: Sql, customer: string, secret: string, step: number): Promise<boolean> {
  return (await sql.first(takeStepStatement, { customer, secret, step })) !== undefined;
}

/** False when it was confirmed before. */
export async function confirmSecondFactor(sql: Sql, customer: string, at: Date): Promise<boolean> {
  return (await sql.first(confirmStatement, { customer, at })) !== undefined;
}

export async function addRecoveryCodes(sql: Sql, customer: string, hashes: readonly string[]): Promise<void> {
  for (const code_hash of hashes) await sql.run(addCodeStatement, { customer, code_hash });
}

/** Uses a recovery code up: of several calls at once, one gets it. */
export async function takeRecoveryCode(sql: Sql, customer: string, codeHash: string): Promise<boolean> {
  return (await sql.first(takeCodeStatement, { customer, code_hash: codeHash })) !== undefined;
}

export async function countRecoveryCodes(sql: Sql, customer: string): Promise<number> {
  return (await sql.all(countCodesStatement, { customer })).length;
}

export async function dropRecoveryCodes(sql: Sql, customers: readonly string[]): Promise<void> {
  await sql.run(dropCodesStatement, { customers });
}

/** Takes second factors and recovery codes away. */
export async function dropSecondFactors(sql: Sql, customers: readonly string[]): Promise<void> {
  await sql.run(dropStatement, { customers });
  await sql.run(dropCodesStatement, { customers });
}
