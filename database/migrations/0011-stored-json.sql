-- The version of all JSON that an import stores: the settings, the pages, and the JSON of the catalogue. What earlier
-- versions of the shop stored is version 1.
alter table museum add column content_version int not null default 1;
