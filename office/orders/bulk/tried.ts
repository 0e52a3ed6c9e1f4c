import { ApiRefusal } from '../../../ui/call/call.ts';
import type { Outcome } from '../../ground/act/use-long-act.ts';
import { failureText } from '../../ground/failure-text.ts';
import type { I18n } from '../../ground/i18n.ts';

/** What came of a call about one order: a refusal is an outcome, too. */
export async function tried(work: () => Promise<string | Outcome>, t: I18n['t']): Promise<Outcome> {
  try {
    const said = await work();
    return typeof said === 'string' ? { done: true, said } : said;
  } catch (problem) {
    if (!(problem instanceof ApiRefusal)) throw problem;
    return { done: false, said: failureText(problem, t) };
  }
}
