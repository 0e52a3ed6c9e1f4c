// What an import does to the programme, for the module that imports.
export {
  type CatalogueChanges,
  type NewEvent,
  type NewTicket,
  upsertEvents as changeProgramme,
} from './event-store.ts';
