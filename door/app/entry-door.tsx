// Draws the door. The page brings its words along, so that it needs nothing else where there is no network.
import './door.css';
import { createRoot } from 'react-dom/client';
import type { OfficeLanguage } from '../../domain/staff/office-language.ts';
import { openDoor } from '../session/door.ts';
import { keepInTouch } from '../session/keep-in-touch.ts';
import { DoorApp, type DoorData } from './door-app.tsx';
import { chosenLanguage } from './language.ts';

start();

async function start() {
  const data = JSON.parse(document.getElementById('door-data')?.textContent ?? '{}') as DoorData;
  const root = document.getElementById('door');
  if (!root) return;
  await registerWorker();
  // Without being asked a browser may throw away what a device has noted.
  await navigator.storage?.persist?.();
  let language: OfficeLanguage = chosenLanguage() ?? data.language;
  const door = await openDoor(() => language);
  createRoot(root).render(
    <DoorApp
      data={data}
      door={door}
      first={language}
      onLanguage={(chosen) => {
        language = chosen;
      }}
    />,
  );
  void keepInTouch(door);
}

/** Without it the door works as long as it stays open. */
async function registerWorker() {
  try {
    await navigator.serviceWorker?.register('/door/worker.js', { scope: '/door/' });
  } catch (problem) {
    console.warn('The door cannot be opened without network on this device:', problem);
  }
}
