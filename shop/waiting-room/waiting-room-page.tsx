// `/waiting-room` (ADR 058): where visitors wait while more of them order than the shop can serve, and from where they return
// to the checkout with their cart as it was.
import '../../ui/secondary.css';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { PageTitle } from '../ground/page/page-title.tsx';
import { shopContext } from '../ground/shop-context.ts';
import { MovingTurn } from './moving-turn.tsx';
import { StillTurn } from './still-turn.tsx';

/** A turn is known only where the server makes the page for one visitor, for a browser without scripts. */
export function loader({ context }: LoaderFunctionArgs) {
  return { turn: context.get(shopContext).turn ?? null };
}

export function Component() {
  const { t } = useI18n();
  const { turn } = useLoaderData<typeof loader>();
  return (
    <div className="wrap secondary">
      <PageTitle title={t('waiting.title')} />
      <h1>{t('waiting.title')}</h1>
      {turn ? <StillTurn turn={turn} /> : <MovingTurn />}
    </div>
  );
}
