// The museum's own HTML around the shop (HOST_PAGE), read once and checked before the server listens.
import { readFileSync } from 'node:fs';
import { LANGUAGES } from '../../domain/language.ts';
import { compileWording } from '../pages/compile-wording.ts';
import { hostPageWording, isHostPage } from '../pages/html-page.ts';
import type { Config } from '../platform/config.ts';
import { SettingError } from '../platform/read-setting.ts';

/** @throws SettingError when HOST_PAGE names no host page */
export function readHostPage({ hostPage }: Pick<Config, 'hostPage'>): string | undefined {
  if (hostPage === undefined) return undefined;
  const allowed = 'the path of an HTML file in UTF-8 with <!--foyer-head--> and <!--foyer--> in it';
  let html: string;
  try {
    html = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(hostPage));
  } catch {
    throw new SettingError('HOST_PAGE', hostPage, allowed);
  }
  if (!isHostPage(html)) throw new SettingError('HOST_PAGE', hostPage, allowed);
  try {
    const wording = hostPageWording(html);
    for (const language of LANGUAGES) compileWording(wording[language]);
  } catch {
    throw new SettingError(
      'HOST_PAGE',
      hostPage,
      'an HTML file whose foyer-translations are JSON, {"de": {"key": "text"}}, with ICU messages as texts',
    );
  }
  return html;
}
