// An order and a museum for this module's tests.
import type { Admission, Order } from '../../../domain/orders/order.ts';
import type { DayTicketOrderLine, TicketOrderLine } from '../../../domain/tickets/ticket-order-line.ts';
import type { TourOrderLine } from '../../../domain/tours/tour-order-line.ts';
import type { DocumentMuseum } from '../museum/document-museum.ts';

export const exampleMuseum: DocumentMuseum = {
  name: 'Museum am Strom',
  address: { street: 'Am Strom 12', zip: '20457', city: 'Hamburg', country: 'DE' },
  email: 'tickets@museum-am-strom.example',
  phone: '+49 40 123 45 60',
  timeZone: 'Europe/Berlin',
  defaultLanguage: 'de',
  shopUrl: 'https://shop.museum-am-strom.example/de/',
  venues: [
    {
      name: 'Neue Galerie',
      hours: 'Dienstag bis Sonntag 10–18 Uhr, Donnerstag bis 21 Uhr',
      directions:
        'U3 bis Baumwall, dann fünf Minuten am Wasser entlang. Der Eingang liegt auf der Hofseite; ein Aufzug führt in alle Geschosse.',
    },
    { name: 'Altes Pumpwerk', hours: 'Täglich 10–18 Uhr', directions: 'Bus 6 bis Altes Pumpwerk.' },
  ],
  runs: { 'open-1': { first: '2026-05-03', last: '2027-01-31' } },
};

export const slotLine: TicketOrderLine = {
  type: 'ticket',
  id: 'ticket-1',
  name: 'Eintritt',
  title: 'Gezeiten. Fotografie am Rand des Meeres',
  venue: 'Neue Galerie',
  address: 'Kaistraße 4, 20457 Hamburg',
  datetime: '2026-12-24 10:30',
  datetime_end: '2026-12-24 11:00',
  count: 2,
  parts: [{ name: 'Erwachsene', count: 2, price: 1400, vat_value: 7 }],
  totalPrice: 2800,
  withdrawal_days: 0,
};

export const dayLine: DayTicketOrderLine = {
  ...slotLine,
  type: 'dayTicket',
  id: 'event-2',
  title: 'Maschinenhalle',
  venue: 'Altes Pumpwerk',
  address: 'Uferweg 1, 20539 Hamburg',
  datetime: '2026-12-27',
  datetime_end: '',
  count: 1,
  parts: [
    { name: 'Familie', count: 1, price: 1800, vat_value: 7 },
    { name: 'Kind', count: 3, price: 0, vat_value: 7 },
  ],
  totalPrice: 1800,
};

export const openLine: TicketOrderLine = {
  ...slotLine,
  id: 'open-1',
  title: 'Licht über dem Watt',
  datetime: '',
  datetime_end: '',
  count: 1,
  parts: [{ name: 'Ermäßigt', count: 1, price: 900, vat_value: 19 }],
  totalPrice: 900,
  withdrawal_days: 14,
};

export const tourLine: TourOrderLine = {
  ...slotLine,
  type: 'guidedTour',
  id: 'tour-1-de',
  name: 'Gruppenführung',
  title: 'Mit der Kuratorin ans Meer',
  datetime: '2026-12-29 14:00',
  datetime_end: '2026-12-29 15:30',
  parts: [
    { name: 'Gruppenführung', count: 2, price: 12000, vat_value: 0 },
    { name: 'Ermäßigt', count: 45, price: 700, vat_value: 7 },
  ],
  totalPrice: 55500,
  tour: {
    langIdentifier: 'de',
    langName: 'Deutsch',
    meeting_point: 'An der Treppe im Foyer',
    eventName: 'Gezeiten. Fotografie am Rand des Meeres',
    participants: 45,
    tours: 2,
    book_complete_tour: true,
    answers: [
      { qId: 'klasse', type: 'select', label: 'Klassenstufe', value: '8', text: '7 bis 8' },
      { qId: 'wunsch', type: 'textarea', label: 'Wünsche', value: 'Bitte leise.', text: 'Bitte leise.' },
    ],
  },
};

/** Two groups of one party. */
export const tourAdmissions: Admission[] = [
  { barcode: 'T6VXN2PL8QCA4HRW', line: 0, name: 'Gruppenführung', persons: 23, number: 1, of: 2 },
  { barcode: 'M4KEJ7ZB9YFS5DGT', line: 0, name: 'Gruppenführung', persons: 22, number: 2, of: 2 },
];

export const exampleOrder: Order = {
  booking_id: 'b-unguessable-7Qw',
  number: '2026-000123',
  date: '2026-11-20 13:05',
  language: 'de',
  state: 'confirmed',
  email: 'zoe.brandt@example.org',
  name: 'Zoë Brandt-Łukasz',
  company: '',
  address: { street: 'Elbchaussee 1', zip: '22765', city: 'Hamburg', country: 'DE' },
  lines: [slotLine, dayLine, openLine],
  shipping: null,
  codes: [],
  vouchers: [],
  total: 5500,
  vat: [
    { vat_value: 19, gross: 900, net: 756, tax: 144 },
    { vat_value: 7, gross: 4600, net: 4299, tax: 301 },
  ],
  payment: { payartId: 166, name: 'Kreditkarte', reference: 'demo-1' },
  request_invoice: false,
  invoice_number: '',
  external_document_number: '',
  admissions: [
    { barcode: 'K7QMZ2XV9APL4RTD', line: 0, name: 'Erwachsene', persons: 1, number: 1, of: 2 },
    { barcode: 'B3NHW8YC5EJF6GSU', line: 0, name: 'Erwachsene', persons: 1, number: 2, of: 2 },
    { barcode: 'D9TRV4KM2XQA7PLC', line: 1, name: 'Familie', persons: 5, number: 1, of: 1 },
    { barcode: 'H5GSU8YB3WNJ6EFZ', line: 2, name: 'Ermäßigt', persons: 1, number: 1, of: 1 },
  ],
  documents: [],
};
