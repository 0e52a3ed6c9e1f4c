/** The key of the test's Mollie. */
/** The organisation's, which may read what was paid out. */
export const MOLLIE_ACCESS_TOKEN = 'access_peer';

export const MOLLIE_TEST_KEY = 'test_oftheMolliePeer0123456789abcdef';
