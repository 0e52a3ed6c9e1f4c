-- Jobs that threads or whole processes died of, counted until they succeed or are set aside. The jobs themselves are
-- pg-boss's.
create table job_crash (
  job_id text primary key,
  crashes integer not null check (crashes > 0)
);
