/** The providers that a payment type of the museum may name, whether or not they are configured where it is imported. */
export const PROVIDER_NAMES = ['demo', 'stripe', 'mollie', 'transfer'] as const;

/** What `payment_types[].method` may be: the provider's own words. */
export const PROVIDER_METHODS: Record<(typeof PROVIDER_NAMES)[number], readonly string[]> = {
  demo: [],
  transfer: [],
  // https://docs.stripe.com/payments/payment-methods: what European visitors pay with, in euros.
  stripe: [
    ...['card', 'sepa_debit', 'paypal', 'klarna', 'link', 'amazon_pay', 'revolut_pay'],
    ...['ideal', 'bancontact', 'eps', 'p24', 'blik', 'twint', 'mobilepay', 'multibanco', 'satispay', 'bizum'],
  ],
  // https://docs.mollie.com/reference/create-payment: those that take euros at once. Transfers are the museum's own.
  mollie: [
    ...['creditcard', 'applepay', 'paypal', 'klarna', 'alma', 'in3', 'ideal', 'bancontact'],
    ...['belfius', 'kbc', 'eps', 'przelewy24', 'trustly', 'satispay', 'bancomatpay', 'mybank', 'multibanco'],
    ...['mbway', 'bizum', 'paybybank'],
  ],
};
