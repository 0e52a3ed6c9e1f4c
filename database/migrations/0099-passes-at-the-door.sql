-- A pass that was blocked, unblocked or extended is told to the devices at the door, like any other admission that has changed.
create trigger pass_has_changed after update on pass
  referencing new table as changed for each statement execute function note_admission_change();
