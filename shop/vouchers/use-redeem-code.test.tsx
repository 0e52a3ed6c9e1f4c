// @vitest-environment happy-dom
// A code is money for whoever reads it: it must not stand in an address, which proxies write down.
import { afterEach, expect, test, vi } from 'vitest';
import type { VoucherCode } from '../../domain/vouchers/voucher-code.ts';
import { createCall } from '../../ui/call/call.ts';
import { CallProvider } from '../../ui/call/call-context.tsx';
import { I18nProvider } from '../../ui/i18n/i18n.tsx';
import { openTestPage, type TestPage } from '../ground/test-page.tsx';
import { useRedeemCode } from './use-redeem-code.ts';

const CODE: VoucherCode = {
  id: 'c1',
  name: 'Gutschein',
  barcode: 'KAI-2026-SECRET',
  kind: 'value',
  amount: 2000,
  used_amount: 0,
  valid_from: '',
  valid_to: '',
};

let page: TestPage;
let redeem: ReturnType<typeof useRedeemCode>;
function Field() {
  redeem = useRedeemCode();
  return null;
}
const call = createCall('/api/', 'de');

afterEach(() => {
  page.close();
  vi.unstubAllGlobals();
});

test('a code is sent to the server in the body, never in the address', async () => {
  const server = vi.fn<typeof fetch>(async () => Response.json({ data: CODE }));
  vi.stubGlobal('fetch', server);
  page = await openTestPage(
    '/de/cart',
    <I18nProvider language="de" wording={{}}>
      <CallProvider call={call}>
        <Field />
      </CallProvider>
    </I18nProvider>,
  );
  expect(await redeem(CODE.barcode)).toMatchObject({ code: CODE });
  expect(server).toHaveBeenCalledOnce();
  const [address, request] = server.mock.calls[0] ?? [];
  expect(address).toBe('/api/de/voucher');
  expect(request).toMatchObject({ method: 'POST', body: JSON.stringify({ voucher: CODE.barcode }) });
});
