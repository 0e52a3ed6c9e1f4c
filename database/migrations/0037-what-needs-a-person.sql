-- What staff must know of a payment: why its provider could not say what became of it, and since when; and until when the
-- museum may answer a dispute, where the provider says so.
alter table payment
  add column problem text,
  add column problem_since timestamptz,
  add column dispute_due_at timestamptz;
-- Payments that may need a person are few among many that are over.
create index payment_in_doubt on payment (created_at)
  where state in ('started', 'pending', 'refund-due', 'disputed', 'charged-back');
