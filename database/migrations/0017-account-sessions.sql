-- What customers read of their sessions. Null for guests, who have no list, and for sessions from before.
alter table customer_session add column browser text;
alter table customer_session add column system text;
alter table customer_session add column used_at timestamptz;
