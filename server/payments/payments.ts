// What the functions of payments need: one record, made once per process.
import type { Language } from '../../domain/language.ts';
import type { DecideContext } from '../orders/decide-cart.ts';
import type { Database, Sql } from '../platform/database/sql.ts';
import type { DemoBank } from './demo-bank/demo-bank.ts';
import type { TransferSettings } from './folder/transfer-fields.ts';
import type { ProviderRegistry } from './provider-registry.ts';
import type { ArrivedPayment, Settled, Settling } from './settlement.ts';

/** What refunds requested by the museum need: no provider, as a job asks it later. */
export type RefundShop = Pick<DecideContext, 'now' | 'today' | 'issuer' | 'jobs'> & {
  readonly database: Database;
};

/** The difference of a move has come (ADR 128): the move is carried out in this transaction, or the money goes back. */
export type SettleDifference = (sql: Sql, shop: Payments, arrived: ArrivedPayment) => Promise<Settled>;

export type Payments = DecideContext & {
  readonly database: Database;
  readonly providers: ProviderRegistry;
  /** Signs the links by which free orders are confirmed. */
  readonly linkKey: string;
  /** The bank behind the provider `demo`. */
  readonly bank: DemoBank;
  /** The origin that visitors and providers see. */
  readonly publicUrl: string;
  /** The name of the purchase on the provider's page. */
  readonly describe: (language: Language) => string;
  /** With confirm-on-checkout off, a paid cart waits for the visitor's click on the accepted page. */
  readonly confirmOnCheckout: () => boolean;
  /** The museum's account and terms for transfers; undefined where it takes none. */
  readonly transfer: () => TransferSettings | undefined;
  readonly settling: Settling;
  readonly settleDifference: SettleDifference;
  readonly log: {
    error(details: object, text: string): void;
    warn(details: object, text: string): void;
  };
};
