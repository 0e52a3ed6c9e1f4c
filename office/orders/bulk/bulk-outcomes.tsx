import {
  BULK_PROBLEMS,
  type BulkItem,
  type BulkProblem,
  type WholeBulkAct,
} from '../../../domain/office/bulk/bulk-contract.ts';
import { officePaths } from '../../../domain/office-addresses.ts';
import { type I18n, useI18n } from '../../ground/i18n.ts';
import { OfficeLink } from '../../ground/office-link.tsx';
import { moveProblemText } from '../acts/move-effect-view.tsx';

/** What came of each order: first what failed, then the others as they were picked. */
export function BulkOutcomes({ act: { items } }: { act: WholeBulkAct }) {
  const { t } = useI18n();
  const failed = items.filter(({ state }) => state === 'failed');
  const others = items.filter(({ state }) => state !== 'failed');
  return (
    <ul className="bulk-outcomes">
      {[...failed, ...others].map((item) => (
        <li key={item.order} data-state={item.state}>
          <OfficeLink to={officePaths.order(item.order)}>{item.order}</OfficeLink>
          <span>{item.state === 'failed' ? problemText(item, t) : t(`bulk.item.${item.state}`)}</span>
        </li>
      ))}
    </ul>
  );
}

function problemText({ problem, available }: BulkItem, t: I18n['t']): string {
  const own: BulkProblem | undefined = BULK_PROBLEMS.find((one) => one === problem);
  return own ? t(`bulk.problem.${own}`) : moveProblemText(problem, available, t);
}
