// Where a visit came from (spec 2 and 9): the partner of the address and the page that linked here, kept for this
// session. Coming back from the payment is not an arrival.
const FROM_PAYMENT = /\/checkout(\/|$)/;

export const rememberOrigin = (): void => {
  try {
    const { searchParams, pathname, origin } = new URL(window.location.href);
    const partner = searchParams.get('partner');
    if (partner) sessionStorage.setItem('partner', JSON.stringify(partner));
    const { referrer } = document;
    if (referrer && !referrer.startsWith(`${origin}/`) && !FROM_PAYMENT.test(pathname))
      sessionStorage.setItem('referrer', JSON.stringify(referrer));
  } catch {
    // No storage, no memory: the shop works all the same.
  }
};

export const rememberPath = (path: string): void => {
  try {
    sessionStorage.setItem('lastVisited', JSON.stringify(path));
  } catch {
    // As above.
  }
};
