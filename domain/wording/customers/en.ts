export const customersEn = {
  'customers.email': 'E-mail',
} as const;
