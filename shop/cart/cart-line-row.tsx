import type { CartLine } from '../../domain/product-kinds.ts';
import { Button } from '../../ui/button.tsx';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { Notice } from '../../ui/notice.tsx';
import { pictureAt } from '../../ui/picture.tsx';
import { Link } from '../ground/link.tsx';
import { useLocalPath } from '../ground/use-local-path.ts';
import styles from './cart-lines.module.css';
import type { LineProblem as Problem } from './cart-store.ts';
import { CodeLineFacts } from './code-line-facts.tsx';
import { LineProblem } from './line-problem.tsx';
import { lineName, linePath } from './line-product.ts';
import { lineWhen } from './line-when.ts';
import { PieceLineFacts } from './piece-line-facts.tsx';
import { TicketLineParts } from './ticket-line-parts.tsx';
import { TourLineFacts } from './tour-line-facts.tsx';
import { withdrawalWords } from './withdrawal-words.ts';

/** A line of the cart. */
export function CartLineRow(props: {
  line: CartLine;
  index: number;
  problem: Problem | undefined;
  onDelete: () => void;
}) {
  const { line, index, problem } = props;
  const i18n = useI18n();
  const { t, formats } = i18n;
  const when = lineWhen(line, i18n);
  return (
    <li className={styles.line}>
      {'picture' in line && line.picture && (
        <img
          className={styles.picture}
          src={pictureAt(line.picture, 360)}
          alt=""
          width={112}
          height={112}
          loading="lazy"
        />
      )}
      <div className={styles.words}>
        <div className={styles.head}>
          <h3>{lineName(line)}</h3>
          <p className={`figures ${styles.price}`}>{formats.money(line.totalPrice)}</p>
        </div>
        {when !== '' && <p className={styles.when}>{when}</p>}
        <Facts line={line} index={index} />
        {line.type === 'ticket' && line.bookWithCost === 1 && line.bookWithCostWarning && (
          <Notice tone="attention">
            <p>{line.bookWithCostWarning}</p>
          </Notice>
        )}
        {problem && <LineProblem line={line} index={index} problem={problem} />}
        {line.type !== 'voucherCode' && <p className={styles.note}>{withdrawalWords(line, t)}</p>}
        <div className={styles.ways}>
          <ChooseAgain line={line} problem={problem} />
          <Button
            variant="quiet"
            onClick={props.onDelete}
            aria-label={t('cart.remove.line', { name: lineName(line) })}
          >
            {t('cart.remove')}
          </Button>
        </div>
      </div>
    </li>
  );
}

function Facts({ line, index }: { line: CartLine; index: number }) {
  switch (line.type) {
    case 'ticket':
    case 'dayTicket':
      return <TicketLineParts line={line} index={index} />;
    case 'guidedTour':
      return <TourLineFacts line={line} />;
    case 'merchandise':
    case 'voucher':
      return <PieceLineFacts line={line} index={index} />;
    case 'voucherCode':
      return <CodeLineFacts line={line} />;
  }
}

/** A link to the page where the line was chosen, if it cannot be changed here. */
function ChooseAgain({ line, problem }: { line: CartLine; problem: Problem | undefined }) {
  const { t } = useI18n();
  const path = useLocalPath();
  if (line.type === 'voucherCode') return null;
  if (line.type === 'merchandise' && line.valid_months > 0)
    return <Link to={path(linePath(line))}>{t('cart.pass.another')}</Link>;
  if (!hasOneCount(line) || (problem && line.type === 'guidedTour')) return null;
  return <Link to={path(linePath(line))}>{t('cart.choose-again')}</Link>;
}

/** Lines whose counts depend on each other are changed where they were chosen. */
function hasOneCount(line: CartLine): boolean {
  switch (line.type) {
    case 'ticket':
      return line.subtickets.length > 0;
    case 'dayTicket':
      return line.dayTickets.some(({ subtickets }) => subtickets.length > 0);
    case 'guidedTour':
      return true;
    case 'merchandise':
    case 'voucher':
    case 'voucherCode':
      return false;
  }
}
