import type { WaitingTurn } from '../../domain/waiting-room/waiting-room-contract.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { WaitingTurnView } from './waiting-turn-view.tsx';

/** The turn in a page without scripts. The server has it asked for again (server/waiting-room/waiting-place-page.ts). */
export function StillTurn({ turn }: { turn: WaitingTurn }) {
  const { t } = useI18n();
  const { state } = turn;
  return (
    <WaitingTurnView turn={turn} at={0}>
      {(state === 'waiting' || state === 'early') && t('waiting.plain')}
      {state === 'lapsed' && (
        <a className={buttonClass()} href="?again=1">
          <span className="button-label">{t('waiting.again')}</span>
        </a>
      )}
    </WaitingTurnView>
  );
}
