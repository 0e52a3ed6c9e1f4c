/** The key of the test's Mollie. */
export const MOLLIE_TEST_KEY = 'test_oftheMolliePeer0123456789abcdef';
