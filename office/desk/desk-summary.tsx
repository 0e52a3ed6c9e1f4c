// What the sale is made of and what it costs, in large type.

import { paysForNothing } from '../../domain/cart/cart-totals.ts';
import { LANGUAGE_NAMES } from '../../domain/language.ts';
import { type CartLine, lineKind } from '../../domain/product-kinds.ts';
import { isCodeLine } from '../../domain/vouchers/voucher-code-line.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { failureText } from '../ground/failure-text.ts';
import { type I18n, useI18n } from '../ground/i18n.ts';
import { CodeField } from './code-field.tsx';
import { lineText } from './line-text.ts';
import type { DeskSale } from './use-desk-sale.ts';

/** @param forGroup it is offered, and not sold: no codes, and in the group's language */
export function DeskSummary({ desk, forGroup = false }: { desk: DeskSale; forGroup?: boolean }) {
  const { t, formats } = useI18n();
  const { lines, totals, hold, failure, busy, day } = desk;
  return (
    <section className="desk-summary" aria-labelledby="desk-sale">
      <h2 id="desk-sale">{t(forGroup ? 'offer.what' : 'desk.sale')}</h2>
      {lines.length === 0 ? <p className="soft">{t('desk.sale.empty')}</p> : <Lines desk={desk} />}
      <p className="desk-sum">
        <span>{t('desk.sum')}</span>
        <output className="figures">{formats.money(hold?.total ?? totals.total)}</output>
      </p>
      {failure && (
        <Notice tone="error">
          <p>{holdFailure(failure, t)}</p>
        </Notice>
      )}
      {!hold && (
        <>
          <Button busy={busy} aria-disabled={lines.length === 0} onClick={() => void desk.begin()}>
            {t(forGroup ? 'offer.hold' : 'desk.hold')}
          </Button>
          {!forGroup && <CodeField desk={desk} />}
          {!forGroup && day.languages.length > 1 && (
            <SelectField
              name="language"
              label={t('desk.language')}
              value={desk.language}
              options={day.languages.map((value) => ({
                value,
                name: LANGUAGE_NAMES[value as keyof typeof LANGUAGE_NAMES] ?? value,
              }))}
              onChange={desk.setLanguage}
            />
          )}
        </>
      )}
    </section>
  );
}

function holdFailure(failure: NonNullable<DeskSale['failure']>, t: I18n['t']): string {
  if (failure.code !== 'CART_NOT_AVAILABLE') return failureText(failure, t);
  const [line] = (failure.details['lines'] as readonly { available?: number }[] | undefined) ?? [];
  return t('desk.short', { left: line?.available ?? 0 });
}

function Lines({ desk: { lines, added, setAdded, hold } }: { desk: DeskSale }) {
  const { t, formats } = useI18n();
  return (
    <ul className="desk-lines">
      {lines.map((line, index) => {
        const { title, detail } = lineText(line, t, formats);
        return (
          <li key={keyOf(line, index)}>
            <span>
              {title}
              {detail !== '' && <small className="soft">{detail}</small>}
              {isCodeLine(line) && line.vat_value !== undefined && paysForNothing(line, lines) && (
                <small className="attention-text" role="status">
                  {t('desk.code.rate', { rate: formats.percent(line.vat_value) })}
                </small>
              )}
            </span>
            <span className="figures">{formats.money(line.totalPrice)}</span>
            {!hold && index < added.length && (
              <button
                type="button"
                className="close-button"
                aria-label={t('desk.sale.remove', { name: title })}
                onClick={() => setAdded(added.filter((_, place) => place !== index))}
              >
                <span aria-hidden="true">×</span>
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function keyOf(line: CartLine, index: number): string {
  return isCodeLine(line) ? line.barcode : `${lineKind(line.type).type} ${index}`;
}
