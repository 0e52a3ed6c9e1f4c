import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { shopPaths, waitingPlacePath } from '../../domain/addresses.ts';
import { Button } from '../../ui/button.tsx';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { NoScript } from '../ground/page/no-script.tsx';
import { PageTitle } from '../ground/page/page-title.tsx';
import { useLocalPath } from '../ground/use-local-path.ts';
import { useQuery } from '../ground/use-query.ts';
import { useTurn } from './use-turn.ts';
import { forgetPlace } from './waiting-place.ts';
import { WaitingTurnView } from './waiting-turn-view.tsx';

/** The visitor's turn, kept up to date; leads on to the checkout whoever does not have to wait. */
export function MovingTurn() {
  const { t, language } = useI18n();
  const [query] = useQuery();
  const [round, setRound] = useState(0);
  const { turn, at, unreachable } = useTurn(query.get('line') ?? '', round);
  useLeadOn(turn?.state);
  const again = () => {
    forgetPlace();
    setRound(round + 1);
  };
  return (
    <>
      {turn?.state === 'called' && <PageTitle title={t('waiting.called')} />}
      <NoScript>
        <p>
          <a href={waitingPlacePath({ language })}>{t('waiting.noScript')}</a>
        </p>
      </NoScript>
      {unreachable && (
        <Notice tone="attention">
          <p>{t('waiting.offline')}</p>
        </Notice>
      )}
      {turn ? (
        <WaitingTurnView turn={turn} at={at}>
          {turn.state === 'lapsed' && <Button onClick={again}>{t('waiting.again')}</Button>}
        </WaitingTurnView>
      ) : (
        <div className="needs-script">
          <p>{t('waiting.entering')}</p>
          <Skeleton lines={4} />
        </div>
      )}
    </>
  );
}

/** Whoever has waited may look elsewhere when it is their turn, so that they go on by themselves. */
function useLeadOn(state: string | undefined): void {
  const path = useLocalPath();
  const navigate = useNavigate();
  const [waited, setWaited] = useState(false);
  useEffect(() => {
    if (state === 'waiting' || state === 'early' || state === 'lapsed') setWaited(true);
    if ((state === 'called' || state === 'open') && !waited)
      navigate(path(shopPaths.checkout()), { replace: true });
  }, [state, waited, navigate, path]);
}
