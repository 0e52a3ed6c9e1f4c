// The harmonised notice on the legal guarantee of conformity (Implementing Regulation (EU) 2025/1960, Annex I): prescribed
// words, not for editing. What stands between asterisks is bold. English, German, French and Dutch are the Official
// Journal's; the other languages follow them as closely as can be.
export const guaranteeEn = {
  'guarantee.title': 'Legal guarantee',
  'guarantee.minimum': '*Minimum two-year legal guarantee protection* for goods sold in the European Union.',
  'guarantee.claim':
    'Consumers can claim their rights under the legal guarantee of conformity, for example if goods:',
  'guarantee.claim.description': 'do not match the description;',
  'guarantee.claim.function': 'do not function as intended.',
  'guarantee.liable':
    '*Sellers are liable* for any lack of conformity which existed when the goods were delivered, and which becomes apparent within the legal guarantee period. Sellers in such a situation are required to offer:',
  'guarantee.liable.repair': '*free repair* or *free replacement*;',
  'guarantee.liable.refund': 'in some cases, a *price reduction* or *full reimbursement*.',
  'guarantee.countries':
    'Some countries have a longer legal guarantee period. For second-hand goods, a shorter period may apply, but not less than one year.',
  'guarantee.scan':
    'For more information on your rights in a specific country, scan the QR code below or ask the seller.',
  'guarantee.todo': 'What to do if you receive non-conforming goods:',
  'guarantee.todo.contact': 'Contact the seller as soon as possible to report the issue;',
  'guarantee.todo.proof': 'Provide proof of purchase, such as a receipt, invoice, or bank statement.',
  'guarantee.commercial':
    'Sellers and producers may also offer commercial guarantees, which apply independently from the legal guarantee. For example, you may see this GARAN label representing a *commercial guarantee of durability* offered by the producer at no additional cost and covering the entire good.',
  'guarantee.code': 'QR code that leads to {address}',
} as const;
