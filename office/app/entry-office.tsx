// Draws the office. The page brings along the museum's name and where the wording is; everything else is asked for.
import './office.css';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterContextProvider } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type { OfficeLanguage } from '../../domain/staff/office-language.ts';
import type { OFFICE_HEADER } from '../../domain/staff/staff-contract.ts';
import { createCall } from '../../ui/call/call.ts';
import type { DirectoryName } from '../ground/directory.ts';
import { watchPresses } from '../ground/page/second-press.ts';
import { type Asking, askingCall } from '../ground/session/asked.ts';
import { type Office, officeContext } from '../ground/session/office-context.ts';
import { openSession } from '../ground/session/session.ts';
import { type Language, openLanguage, type WordingAddresses } from './language-store.ts';
import { OfficeApp } from './office-app.tsx';
import { routes } from './routes.tsx';

type OfficeData = {
  readonly museum: string;
  readonly language: OfficeLanguage;
  readonly wording: WordingAddresses;
  readonly directory?: DirectoryName;
};

const API_BASE = '/api/';
/** `OFFICE_HEADER`; its file brings all schemas along. */
const HEADERS = { 'x-foyer-office': '1' } satisfies Record<typeof OFFICE_HEADER, string>;

start();

async function start() {
  const data = JSON.parse(document.getElementById('office-data')?.textContent ?? '{}') as OfficeData;
  const root = document.getElementById('office');
  if (!root) return;
  watchPresses();
  const language = await openLanguage(data.wording, data.language);
  const office = openOffice(language);
  const router = createBrowserRouter(routes, {
    getContext: () => new RouterContextProvider(new Map([[officeContext, office]])),
  });
  createRoot(root).render(
    <OfficeApp museum={data.museum} directory={data.directory} language={language} office={office}>
      <RouterProvider router={router} />
    </OfficeApp>,
  );
}

/** Calls are made in the language of the moment. */
function openOffice(language: Language): Office {
  const call: Office['call'] = (key, input) =>
    createCall(API_BASE, language.now().language, undefined, HEADERS)(key, input);
  const asking: Asking = {};
  return { call: askingCall(call, asking), session: openSession(call, language.follow), asking };
}
