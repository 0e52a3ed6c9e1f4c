// `/groups`: schools, companies and parties ask for an offer. It works without scripts: kinds are links, and the form is sent to a
// page that the server makes.
import '../../ui/secondary.css';
import '../../ui/filter-links.css';
import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router';
import { shopPaths, withSearch } from '../../domain/addresses.ts';
import type { RequestKind } from '../../domain/group-requests/group-requests-contract.ts';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { Link } from '../ground/link.tsx';
import { Breadcrumbs } from '../ground/page/breadcrumbs.tsx';
import { PageTitle } from '../ground/page/page-title.tsx';
import { shopContext } from '../ground/shop-context.ts';
import { useLocalPath } from '../ground/use-local-path.ts';
import { useShell } from '../ground/use-shell.ts';
import styles from './groups-page.module.css';
import { RequestForm } from './request-form.tsx';
import { RequestSent, type SentRequest } from './request-sent.tsx';

/** What was typed is known only where the server makes the page for one visitor, for a browser without scripts. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { call, groupRequest } = context.get(shopContext);
  return { kinds: await call('GET group-request', {}), typed: groupRequest ?? null };
}

export function Component() {
  const { t } = useI18n();
  const { kinds, typed } = useLoaderData<typeof loader>();
  const wanted = new URLSearchParams(useLocation().search).get('kind');
  const [sent, setSent] = useState<SentRequest>();
  const done = sent ?? (typed && 'sent' in typed ? typed.sent : undefined);
  const kind = kinds?.find(({ id }) => id === wanted) ?? kinds?.[0];
  return (
    <div className="wrap secondary">
      {done ? (
        <RequestSent sent={done} />
      ) : (
        <>
          <PageTitle title={t('groups.title')} />
          <Breadcrumbs page={t('groups.title')} />
          <h1>{t('groups.title')}</h1>
          {kinds && kind ? (
            <>
              <p className={styles.text}>{t('groups.lead')}</p>
              <Kinds kinds={kinds} chosen={kind} />
              {kind.text && <p className={styles.text}>{kind.text}</p>}
              <RequestForm
                key={kind.id}
                kind={kind}
                typed={typed && 'values' in typed ? typed : undefined}
                onSent={setSent}
              />
            </>
          ) : (
            <Nothing />
          )}
        </>
      )}
    </div>
  );
}

function Kinds({ kinds, chosen }: { kinds: readonly RequestKind[]; chosen: RequestKind }) {
  const { t } = useI18n();
  const path = useLocalPath();
  if (kinds.length < 2) return null;
  return (
    <nav aria-label={t('groups.kind')}>
      <ul className="filter-links">
        {kinds.map(({ id, name }) => (
          <li key={id}>
            <Link
              to={path(withSearch(shopPaths.groups(), { kind: id }))}
              aria-current={id === chosen.id ? 'true' : undefined}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Nothing() {
  const { t } = useI18n();
  const { info } = useShell();
  return (
    <p className={styles.text}>
      {t('groups.nothing')} <a href={`mailto:${info.email}`}>{info.email}</a>
    </p>
  );
}
