import type { BankLine } from '../../../domain/office/money/bank-contract.ts';
import { Button } from '../../../ui/button.tsx';
import { useI18n } from '../../ground/i18n.ts';
import { MatchLineSheet } from './match-line-sheet.tsx';
import { SetAsideSheet } from './set-aside-sheet.tsx';

const ACTS = ['match', 'aside'] as const;

/** What is being done with a line. */
export type LineAct = { readonly act: (typeof ACTS)[number]; readonly line: BankLine };

type Props = { line: BankLine; begin: (act: LineAct) => void };

/** What can be done with a line; nothing once it is settled. */
export function LineActs({ line, begin }: Props) {
  const { t } = useI18n();
  if (line.state !== 'open') return null;
  return ACTS.map((act) => (
    <Button key={act} variant="quiet" onClick={() => begin({ act, line })}>
      {t(`bank.${act}`)}
      <span className="visually-hidden"> {line.name || line.said}</span>
    </Button>
  ));
}

/** The sheet of what is being done. */
export function LineSheet({ act, line, onClose }: LineAct & { onClose: () => void }) {
  const Sheet = act === 'match' ? MatchLineSheet : SetAsideSheet;
  return <Sheet line={line} onClose={onClose} />;
}
