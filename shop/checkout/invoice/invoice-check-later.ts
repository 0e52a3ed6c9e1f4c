// Whether a VAT id or a routing id can exist is a file of its own, with the forms of all countries, which few orders need. It is
// fetched once the checkout is there, before anybody has typed one: without a connection it would come too late.
import { useEffect, useState } from 'react';
import type { checkInvoiceFields } from '../../../domain/invoices/check-invoice-fields.ts';

type Check = typeof checkInvoiceFields;

let known: Check | undefined;

/** The check once it is loaded. Until then the server's counts alone. */
export function useInvoiceCheck(): Check | undefined {
  const [, setLoaded] = useState(false);
  useEffect(() => {
    loadCheck().then(
      () => setLoaded(true),
      () => {},
    );
  }, []);
  return known;
}

async function loadCheck(): Promise<void> {
  known ??= (await import('../../../domain/invoices/check-invoice-fields.ts')).checkInvoiceFields;
}
