export const ticketsEn = {
  'tickets.title': 'Tickets',
} as const;
