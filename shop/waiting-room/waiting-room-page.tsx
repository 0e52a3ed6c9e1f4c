// `/waiting-room` (ADR 058): where visitors wait while more of them order than the shop can serve, and from where they return
// to the checkout with their cart as it was. Without scripts the server's own page takes its place.
import '../../ui/secondary.css';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { shopPaths } from '../../domain/addresses.ts';
import { Button } from '../../ui/button.tsx';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { PageTitle } from '../ground/page/page-title.tsx';
import { useLocalPath } from '../ground/use-local-path.ts';
import { useQuery } from '../ground/use-query.ts';
import { useTurn } from './use-turn.ts';
import { forgetPlace } from './waiting-place.ts';
import { WaitingTurnView } from './waiting-turn-view.tsx';

export function Component() {
  const { t } = useI18n();
  const path = useLocalPath();
  const navigate = useNavigate();
  const [query] = useQuery();
  const [round, setRound] = useState(0);
  const { turn, at, unreachable } = useTurn(query.get('line') ?? '', round);
  const [waited, setWaited] = useState(false);
  const state = turn?.state;
  useEffect(() => {
    if (state === 'waiting' || state === 'early' || state === 'lapsed') setWaited(true);
    // Whoever does not have to wait is not made to press a button.
    if ((state === 'called' || state === 'open') && !waited)
      navigate(path(shopPaths.checkout()), { replace: true });
  }, [state, waited, navigate, path]);
  const again = () => {
    forgetPlace();
    setRound(round + 1);
  };
  return (
    <div className="wrap secondary">
      <PageTitle title={state === 'called' ? t('waiting.called') : t('waiting.title')} />
      <h1>{t('waiting.title')}</h1>
      {unreachable && (
        <Notice tone="attention">
          <p>{t('waiting.offline')}</p>
        </Notice>
      )}
      {turn ? (
        <WaitingTurnView turn={turn} at={at}>
          {state === 'lapsed' && <Button onClick={again}>{t('waiting.again')}</Button>}
        </WaitingTurnView>
      ) : (
        <div>
          <p>{t('waiting.entering')}</p>
          <Skeleton lines={4} />
        </div>
      )}
    </div>
  );
}
