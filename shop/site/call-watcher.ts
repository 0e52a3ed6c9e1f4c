// What the shell does while calls run and when they are refused, whoever made them (spec 8).
import type { ApiRefusal, CallWatcher } from '../api/call.ts';
import { showMessage } from './message-store.ts';

const FAILURE_MS = 15_000;
const BUSY_AFTER_MS = 100;
const RELOAD_AGAIN_AFTER_MS = 30_000;

/** Reloads, but not in circles: at most once in half a minute. */
const reload = () => {
  try {
    const last = Number(sessionStorage.getItem('reloaded') ?? 0);
    if (Date.now() - last < RELOAD_AGAIN_AFTER_MS) return;
    sessionStorage.setItem('reloaded', String(Date.now()));
    window.location.reload();
  } catch {
    // Without session storage nobody would stop the circle.
  }
};

/** @param goTo navigates to a path of the shop, without language */
export const callWatcher = (goTo: (path: string) => void): CallWatcher => {
  let running = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    started: () => {
      running += 1;
      timer ??= setTimeout(() => document.documentElement.setAttribute('data-busy', ''), BUSY_AFTER_MS);
    },
    ended: () => {
      running -= 1;
      if (running > 0) return;
      clearTimeout(timer);
      timer = undefined;
      document.documentElement.removeAttribute('data-busy');
    },
    refused: ({ status }: ApiRefusal) => {
      if (status === 500) showMessage({ text: { failure: true }, tone: 'error' }, FAILURE_MS);
      else if (status === 503) reload();
      else if ((status === 401 || status === 403) && !/^\/[a-z]{2}\/login\b/.test(window.location.pathname))
        goTo('login?fromUnauthorized=true');
    },
  };
};
