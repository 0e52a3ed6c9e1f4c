// The only script that a page runs before it is visible. It loads the shop's scripts after the first view is painted, so
// that they do not delay it on slow connections (ADR 027). Clicks and input are recorded until then.
import { keepInput } from './keep-input.ts';

/** After this time the scripts are loaded even if the first view is not complete. */
const LONGEST_WAIT_MS = 4000;

keepInput(askForShop);
if (document.readyState === 'complete') onceDrawn();
else window.addEventListener('load', onceDrawn);
setTimeout(askForShop, LONGEST_WAIT_MS);

/** The page's scripts are in a template until then. A second call finds it empty. */
function askForShop() {
  const scripts = document.querySelector<HTMLTemplateElement>('#foyer-shop');
  if (scripts) document.head.append(scripts.content);
}

// One frame after `load` everything is painted.
function onceDrawn() {
  return requestAnimationFrame(() => requestAnimationFrame(askForShop));
}
