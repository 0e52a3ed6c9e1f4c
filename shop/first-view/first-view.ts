// What a page runs first, and all it runs before it can be seen: the shop's scripts are asked for when the first view is
// drawn, so that on a slow line they do not stand in its way (docs/decisions/027). What is pressed or typed until the shop
// has taken over is kept for it.
import { keepInput } from './keep-input.ts';

/** A line so slow that the first view is not there by then: the pictures may wait for the scripts, too. */
const LONGEST_WAIT_MS = 4000;

keepInput(askForShop);
if (document.readyState === 'complete') onceDrawn();
else window.addEventListener('load', onceDrawn);
setTimeout(askForShop, LONGEST_WAIT_MS);

/** The page's own scripts lie in a template until then; once they are taken out there is nothing left to take. */
function askForShop() {
  const scripts = document.querySelector<HTMLTemplateElement>('#foyer-shop');
  if (scripts) document.head.append(scripts.content);
}

// A frame later than `load` everything that it waited for is on the screen.
function onceDrawn() {
  return requestAnimationFrame(() => requestAnimationFrame(askForShop));
}
