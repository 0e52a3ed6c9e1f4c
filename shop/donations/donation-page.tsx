// `/donations`: a donation of an amount of one's choice.
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { Breadcrumbs } from '../ground/page/breadcrumbs.tsx';
import list from '../ground/page/list-page.module.css';
import { NoScriptNote } from '../ground/page/no-script-note.tsx';
import { PageTitle } from '../ground/page/page-title.tsx';
import { shopContext } from '../ground/shop-context.ts';
import { DonationChoice } from './donation-choice.tsx';
import styles from './donation-page.module.css';

export async function loader({ context }: LoaderFunctionArgs) {
  return { offer: await context.get(shopContext).call('GET donation', {}) };
}

export function Component() {
  const { offer } = useLoaderData<typeof loader>();
  const { t } = useI18n();
  return (
    <div className="wrap">
      <PageTitle title={t('donations.title')} />
      <Breadcrumbs page={t('donations.title')} />
      <header className={list.head}>
        <h1>{offer?.name ?? t('donations.title')}</h1>
      </header>
      {offer ? (
        <>
          <p className={styles.text}>{offer.text}</p>
          <NoScriptNote />
          <DonationChoice offer={offer} />
        </>
      ) : (
        <p className={list.none}>{t('donations.nothing')}</p>
      )}
    </div>
  );
}
