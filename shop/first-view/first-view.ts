// The only script that a page runs before it is visible. It loads the shop's scripts after the first view is painted, so
// that they do not delay it on slow connections (ADR 027). Clicks and input are recorded until then. Where those scripts do not
// come, it says so to the style sheet, which shows what to do (ADR 083).
import type { ScriptsState } from './hydrated-event.ts';
import { keepInput } from './keep-input.ts';

/** After this time the scripts are loaded even if the first view is not complete. */
const LONGEST_WAIT_MS = 4000;
/** When the style sheet gives the scripts up, too. */
const GIVE_UP_MS = 20_000;

const letGo = keepInput(askForShop);
setTimeout(giveUp, GIVE_UP_MS);
if (document.readyState === 'complete') onceDrawn();
else window.addEventListener('load', onceDrawn);
setTimeout(askForShop, LONGEST_WAIT_MS);

/** The page's scripts are in a template until then. A second call finds it empty. */
function askForShop() {
  const scripts = document.querySelector<HTMLTemplateElement>('#foyer-shop');
  if (!scripts) return;
  scripts.content.querySelector('script')?.addEventListener('error', giveUp);
  document.head.append(scripts.content);
}

function giveUp() {
  const { dataset } = document.documentElement;
  if (dataset['scripts'] === ('alive' satisfies ScriptsState)) return;
  dataset['scripts'] = 'failed' satisfies ScriptsState;
  letGo();
}

// One frame after `load` everything is painted.
function onceDrawn() {
  return requestAnimationFrame(() => requestAnimationFrame(askForShop));
}
