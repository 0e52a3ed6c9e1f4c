export const todayEn = {
  'today.title': 'Today',
  'today.greeting': 'Good day, {name}',
} as const;
