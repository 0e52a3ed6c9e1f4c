-- The office reads invoices, payments and lines of the bank the newest first, and finds an invoice by the beginning of its number.
create index invoice_newest on invoice (issued_on desc, number desc);
create index invoice_by_number on invoice (number text_pattern_ops);
create index payment_newest on payment (created_at desc, number desc);
create index bank_line_newest on bank_line (booked_on desc, id desc);
