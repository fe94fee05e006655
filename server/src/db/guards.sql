-- Rules the database itself keeps, beyond what tables declare. Run after every migration; may be run again. Each statement
-- is a transaction of its own, so that none waits for a table while it keeps another one locked.

create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;
--> statement-breakpoint

create or replace trigger audit_log_append_only before update or delete on audit_log
  for each row execute function refuse_change();
--> statement-breakpoint

-- Whoever queues work wakes the workers of every node at the commit; their clocks guarantee it is done.
create or replace function tell_workers() returns trigger language plpgsql as $$
begin
  perform pg_notify('shop_work', tg_table_name);
  return null;
end $$;
--> statement-breakpoint

create or replace trigger jobs_tell_workers after insert on jobs for each statement execute function tell_workers();
--> statement-breakpoint
create or replace trigger outbox_tell_workers after insert on outbox for each statement execute function tell_workers();
--> statement-breakpoint
create or replace trigger mails_tell_workers after insert on mails for each statement execute function tell_workers();
--> statement-breakpoint

-- Row by row, and only what waits to be done: workers look for imports by updates, which else would wake them for ever.
create or replace trigger import_runs_tell_workers after insert or update of state, undo on import_runs
  for each row when (new.state = 'queued' or new.undo = 'requested') execute function tell_workers();
--> statement-breakpoint

-- One spelling of an article number: without case, spaces, hyphens, dots, slashes and leading zeros.
create or replace function article_number(number text) returns text language sql immutable parallel safe as $$
  select ltrim(translate(upper(number), E' \u00A0\t-./_', ''), '0')
$$;
--> statement-breakpoint

create or replace function keep_article_numbers() returns trigger language plpgsql as $$
begin
  new.numbers := array(
    select distinct article_number(number)
    from unnest(
      array[new.matnr, new.bismt, new.ean]
        || array(select each ->> 'ean' from jsonb_array_elements(new.units) each)
        || array(select each ->> 'supplier_matnr' from jsonb_array_elements(new.factory_numbers) each)
    ) number
    where article_number(number) <> '');
  return new;
end $$;
--> statement-breakpoint

create or replace trigger articles_numbers before insert or update on articles
  for each row execute function keep_article_numbers();
--> statement-breakpoint

-- What nodes keep in memory of small tables is forgotten by the change log, whoever writes them.
create or replace function record_table_change() returns trigger language plpgsql as $$
begin
  insert into catalogue_changes (xid, kind, key) values (pg_current_xact_id()::text::bigint, tg_table_name, '');
  return null;
end $$;
--> statement-breakpoint

create or replace trigger shop_settings_change after insert or update or delete on shop_settings
  for each row execute function record_table_change();
--> statement-breakpoint
create or replace trigger content_entries_change after insert or update or delete on content_entries
  for each row execute function record_table_change();
--> statement-breakpoint
create or replace trigger plants_change after insert or update or delete on plants
  for each row execute function record_table_change();
--> statement-breakpoint
-- One row for a statement that changed some: an import writes thousands of conditions in each.
create or replace function record_rows_change() returns trigger language plpgsql as $$
begin
  if exists (select from changed) then
    insert into catalogue_changes (xid, kind, key) values (pg_current_xact_id()::text::bigint, tg_table_name, '');
  end if;
  return null;
end $$;
--> statement-breakpoint

create or replace trigger conditions_inserted after insert on conditions
  referencing new table as changed for each statement execute function record_rows_change();
--> statement-breakpoint
create or replace trigger conditions_updated after update on conditions
  referencing new table as changed for each statement execute function record_rows_change();
--> statement-breakpoint
create or replace trigger conditions_deleted after delete on conditions
  referencing old table as changed for each statement execute function record_rows_change();
