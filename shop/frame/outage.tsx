// What is said above every page when the shop fails (spec 8). Few visitors ever need it, so it is a file of its own; all
// fetch it after their first page, because without a connection it would come too late.
import { useLayoutEffect, useRef } from 'react';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { keepClearOfFocus } from '../../ui/toasts/keep-clear-of-focus.ts';
import { dismissMessage, type GlobalMessage, showMessage } from '../ground/message-store.ts';
import { useShell } from '../ground/use-shell.ts';
import { ErrorPage } from './error-page.tsx';

const FAILURE_MS = 15_000;
const RELOAD_AGAIN_AFTER_MS = 30_000;
const OFFLINE: GlobalMessage = { text: { say: 'offline' }, tone: 'attention' };

let reloading = false;

/** The global message, the page of an error, and what is done about a call that failed. */
export const outage = { Message, ErrorPage, reportOutage };

export type Outage = typeof outage;

/** Reloads at most once in 30 seconds. If that did not help, a message says so and the visitor decides when to retry. */
function reload() {
  if (reloading) return;
  try {
    const last = Number(sessionStorage.getItem('reloaded') ?? 0);
    if (Date.now() - last >= RELOAD_AGAIN_AFTER_MS) {
      sessionStorage.setItem('reloaded', String(Date.now()));
      reloading = true;
      window.location.reload();
      return;
    }
  } catch {
    // Without session storage the page might reload endlessly.
  }
  showMessage({ text: { say: 'down' }, tone: 'attention' });
}

/** Shows that the browser is offline until it is online. If only the server is down, the page itself says so. */
function unreached() {
  if (navigator.onLine) return;
  showMessage(OFFLINE);
  window.addEventListener('online', () => dismissMessage(OFFLINE), { once: true });
}

/** @param status of a call that failed; 0 without an answer */
function reportOutage(status: number): void {
  if (status === 500) showMessage({ text: { say: 'failure' }, tone: 'error' }, FAILURE_MS);
  else if (status === 503) reload();
  else unreached();
}

function Words({ text }: Pick<GlobalMessage, 'text'>) {
  const { t } = useI18n();
  const { info } = useShell();
  if (typeof text === 'string') return text;
  if (text.say === 'offline') return t('site.offline');
  if (text.say === 'down') return `${t('site.downTitle')}. ${t('site.down')}`;
  return (
    <>
      {t('site.failureBefore')} <a href={`mailto:${info.email}`}>{info.email}</a>
      {t('site.failureAfter')}
    </>
  );
}

function Message({ text, tone }: GlobalMessage) {
  const { t } = useI18n();
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const place = bar.current?.parentElement;
    return place ? keepClearOfFocus(place) : undefined;
  }, []);
  return (
    <div ref={bar} className={`message-bar message-${tone}`}>
      <p>
        <Words text={text} />
      </p>
      <button
        type="button"
        className="close-button"
        aria-label={t('site.close')}
        onClick={() => {
          dismissMessage();
          // The button goes; the focus stays on the page.
          document.getElementById('content')?.focus({ preventScroll: true });
        }}
      >
        <span aria-hidden="true">×</span>
      </button>
    </div>
  );
}
