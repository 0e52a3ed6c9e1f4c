import type { directoryContract } from '../../../domain/staff/directory-contract.ts';
import { officeLanguage } from '../../../domain/staff/office-language.ts';
import { type Caller, type Handlers, staffOf } from '../../api/handler.ts';
import type { DirectoryShop } from './directory-shop.ts';
import { arriveFromDirectory, goToDirectory } from './directory-sign-in.ts';

export const directoryHandlers: Pick<Handlers<DirectoryShop>, keyof typeof directoryContract> = {
  'POST office/directory/sign-in-start': (shop, { body }, caller) =>
    goToDirectory(shop, { sessionId: null, back: body.back }, arriving(caller)),
  'POST office/directory/factor-start': (shop, _, caller) =>
    goToDirectory(shop, { sessionId: staffOf(caller).sessionId, back: '' }, arriving(caller)),
  'POST office/directory/arrive': (shop, { body }, caller) =>
    arriveFromDirectory(shop, body.answer, arriving(caller)),
};

function arriving(caller: Caller) {
  return { ...caller, language: officeLanguage(caller.language) };
}
