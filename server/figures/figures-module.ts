// The office's calls of reports (operations 4).
import type { figuresContract } from '../../domain/figures/figures-contract.ts';
import { isReport } from '../../domain/figures/reports.ts';
import { refuse } from '../../domain/refusal.ts';
import type { Handlers } from '../api/handler.ts';
import { figuresI18n } from './figures-i18n.ts';
import type { FiguresShop } from './figures-shop.ts';
import { showReport } from './show-report.ts';

export const figuresHandlers: Pick<Handlers<FiguresShop>, keyof typeof figuresContract> = {
  'GET office/figures/:report': async (shop, { params: { report }, query }, { language }) => {
    const shown = isReport(report) && (await showReport(shop, report, query, figuresI18n(language)));
    return shown || refuse('REQUEST_MALFORMED');
  },
};
