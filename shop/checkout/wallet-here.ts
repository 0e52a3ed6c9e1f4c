/** The wallet of this device, which a payment by wallet names (spec 7, `aux`): Apple's where there is one, else Google's. */
export function walletHere(): 'APPLEPAY' | 'GOOGLEPAY' {
  return 'ApplePaySession' in window ? 'APPLEPAY' : 'GOOGLEPAY';
}
