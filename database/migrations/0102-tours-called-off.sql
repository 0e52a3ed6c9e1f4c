-- Tours that are called off because too few people have booked them (ADR 135): the time is closed as any other, and its visitors
-- are told why. A closing that begins keeps what its decision says.
alter table slot_decision add column cause text not null default 'decided' check (cause in ('decided', 'few'));
alter table closing add column cause text not null default 'decided' check (cause in ('decided', 'few'));

-- Orders that waited for a person, and have been seen to.
alter table closing_order add column seen_to_at timestamptz;
