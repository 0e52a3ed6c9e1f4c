/** The providers that a payment type of the museum may name, whether or not they are configured where it is imported. */
export const PROVIDER_NAMES = ['demo'] as const;
