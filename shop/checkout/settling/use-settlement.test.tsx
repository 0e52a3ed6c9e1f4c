// @vitest-environment happy-dom
// The address to which the visitor comes back names the cart. Whoever knows it can settle and see the cart, and proxies write
// addresses down: it goes on in the body alone.
import { afterEach, expect, test, vi } from 'vitest';
import { createCall } from '../../../ui/call/call.ts';
import { CallProvider } from '../../../ui/call/call-context.tsx';
import { openTestPage, type TestPage } from '../../ground/test-page.tsx';
import { useSettlement } from './use-settlement.ts';

const call = createCall('/api/', 'de');

let page: TestPage;
afterEach(() => {
  page.close();
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

function Success() {
  useSettlement('cart-1');
  return null;
}

test('a payment is settled without naming its cart in an address', async () => {
  const server = vi.fn<typeof fetch>(() => new Promise(() => {}));
  vi.stubGlobal('fetch', server);
  window.history.replaceState(null, '', '/de/checkout/success?us=cart-1&sessionUs=cart-1');
  page = await openTestPage(
    '/de/checkout/success',
    <CallProvider call={call}>
      <Success />
    </CallProvider>,
  );
  expect(server).toHaveBeenCalledOnce();
  const [address, request] = server.mock.calls[0] ?? [];
  expect(address).toMatch(/^\/api\/de\/checkout\/execPayment\?srcURL=[^&]+success$/);
  expect(request).toMatchObject({ method: 'POST', body: JSON.stringify({ cartId: 'cart-1' }) });
});
