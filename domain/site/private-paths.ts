// Pages that belong to one visitor: search engines are asked not to list them. Every path that starts with one of these
// is private.
import { LOGOUT_PATH, SHOP_ROUTES, withoutParameter } from '../addresses.ts';

/** Below the language, without a leading slash. */
export const PRIVATE_PATHS: readonly string[] = [
  // The checkout page itself is the same for everyone while it names no cart.
  `${SHOP_ROUTES.checkout}/`,
  SHOP_ROUTES.closedVisit,
  SHOP_ROUTES.confirmEmail,
  SHOP_ROUTES.confirmOrder,
  SHOP_ROUTES.forgotPassword,
  SHOP_ROUTES.login,
  LOGOUT_PATH.slice(1),
  SHOP_ROUTES.offer,
  withoutParameter('orderReview'),
  SHOP_ROUTES.pay,
  SHOP_ROUTES.passwordResetSuccess,
  withoutParameter('recover'),
  SHOP_ROUTES.redeem,
  SHOP_ROUTES.register,
  SHOP_ROUTES.settings,
  SHOP_ROUTES.withdrawal,
  SHOP_ROUTES.waitingRoom,
];
