-- Money that came a second time goes back as not kept. What needs a person begins with these refunds, which are few.
create index refund_not_kept on refund (requested_at) where reason = 'not-kept';
