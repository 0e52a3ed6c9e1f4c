import './act-changes.css';
import type { JournalAct } from '../../domain/staff/acts-contract.ts';
import { useI18n } from '../ground/i18n.ts';
import { changeText } from './change-text.ts';

type Change = JournalAct['changes'][number];
/** What an act has changed, a line for each field. */
export function ActChanges({ changes }: { changes: readonly Change[] }) {
  const { t, formats } = useI18n();
  if (changes.length === 0) return null;
  return (
    <ul className="act-changes">
      {changes.map((change) => (
        <li key={change.field}>{changeText(change, { t, formats })}</li>
      ))}
    </ul>
  );
}
