export const ticketsEn = {
  'tickets.title': 'Tickets',

  'tickets.filter': 'Filter the programme',
  'tickets.filter.venue': 'Venue',
  'tickets.filter.group': 'Type',
  'tickets.filter.all': 'All',
  'tickets.list.count': '{count, plural, one {# event} other {# events}}',
  'tickets.list.none': 'There are no events for these filters.',
  'tickets.list.all': 'Show the whole programme',
  'tickets.list.ended': 'Past events',
  'tickets.soldout': 'Sold out',
  'tickets.ended': 'This event has expired!',
  'tickets.ended.text': 'There are no more tickets for it. Have a look at what is on now.',
  'tickets.ended.short': 'Ended',

  'tickets.visit': 'Your visit',
  'tickets.step.count': 'Tickets',

  'tickets.soldout.event': 'Everything is sold out.',
  'tickets.soldout.text': 'At the moment there are no places left on any day.',
  'tickets.programme': 'See the programme',

  'tickets.group': 'Type of ticket',
  'tickets.group.all': 'All tickets',
  'tickets.none': 'There are no tickets for this day.',
  'tickets.soldout.ticket': 'Sold out for this time',
  'tickets.limit.visit':
    '{places, plural, =0 {No places left.} one {Only # place left.} other {Only # places left.}}',
  'tickets.limit.ticket':
    '{places, plural, =0 {No more tickets of this type for this time.} one {Only # ticket of this type left.} other {Only # tickets of this type left.}}',
  'tickets.limit.cart': 'Tickets in your cart are already counted.',
  'tickets.limit.fewer': 'Please choose fewer tickets or another time.',
  'tickets.only-with-paid': 'Only together with a paid ticket for the same visit',
  'tickets.cost': 'Please note: there is a charge for booking this ticket.',

  'tickets.total': 'Total',
  'tickets.total.tickets': '{count, plural, one {# ticket} other {# tickets}}',
  'tickets.add': 'Add to cart',
  'tickets.choose': 'Choose tickets',
  'tickets.added':
    '{count, plural, one {# ticket is now in your cart.} other {# tickets are now in your cart.}}',
  'tickets.missing.tickets': 'Please choose at least one ticket.',
} as const;
