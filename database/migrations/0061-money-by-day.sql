-- The office reads invoices and payments the newest first, and finds an invoice by the beginning of its number.
create index invoice_newest on invoice (issued_on desc, number desc);
create index invoice_by_number on invoice (number text_pattern_ops);
create index payment_newest on payment (created_at desc, number desc);
