/** The keys of the test's Stripe. */
export const STRIPE_TEST_KEY = 'sk_test_ofthepeer';
export const STRIPE_TEST_SECRET = 'whsec_ofthepeer';
