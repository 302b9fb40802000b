-- The feed of changes for analysts. A change names its run, which may have been deleted: whose it is says its watchlist.
CREATE VIEW reporting.changes AS
  SELECT sequence, watchlist_id, run_id, watchlists.pipeline,
    coalesce(nullif(posting->>'company_name', ''), nullif(watchlists.input->>'company_name', '')) AS company,
    nullif(regexp_replace(lower(watchlists.input->>'company_url'), '^[a-z]+://(www\.)?|^www\.|[/:?#].*$', '', 'g'), '') AS company_domain,
    type, key AS posting_key, reason, posting->>'job_title' AS job_title, posting->>'location' AS location,
    posting->>'job_url' AS job_url, changed, posting, is_backfill, changes.created_at
  FROM changes JOIN watchlists ON watchlists.id = changes.watchlist_id;

COMMENT ON VIEW reporting.changes IS 'What happened to postings of watchlists: new, changed, reposted, closed';
COMMENT ON COLUMN reporting.changes.sequence IS 'Order of the changes; only grows';
COMMENT ON COLUMN reporting.changes.watchlist_id IS 'Watchlist whose read showed it';
COMMENT ON COLUMN reporting.changes.run_id IS 'The read that showed it; the run may have been deleted since';
COMMENT ON COLUMN reporting.changes.pipeline IS 'What the watchlist reads';
COMMENT ON COLUMN reporting.changes.company IS 'Name of the company, as far as it is known';
COMMENT ON COLUMN reporting.changes.company_domain IS 'Host of the company site that is watched, without www';
COMMENT ON COLUMN reporting.changes.type IS 'new, changed, reposted or closed';
COMMENT ON COLUMN reporting.changes.posting_key IS 'Names the posting over all reads';
COMMENT ON COLUMN reporting.changes.reason IS 'Why it is said';
COMMENT ON COLUMN reporting.changes.job_title IS 'Title as the source words it';
COMMENT ON COLUMN reporting.changes.location IS 'Place as the source words it';
COMMENT ON COLUMN reporting.changes.job_url IS 'Address of the posting';
COMMENT ON COLUMN reporting.changes.changed IS 'Of a changed posting, by field: {before, after}';
COMMENT ON COLUMN reporting.changes.posting IS 'All fields of the posting as last read';
COMMENT ON COLUMN reporting.changes.is_backfill IS 'True for the first read: all of it is new';
COMMENT ON COLUMN reporting.changes.created_at IS 'When it was written';

CREATE VIEW reporting_of_key.changes WITH (security_barrier) AS
  SELECT * FROM reporting.changes
  WHERE watchlist_id IN (SELECT id FROM watchlists WHERE api_key_id = (SELECT api_key_id FROM analysts WHERE role = session_user));
DO $$
DECLARE
  described record;
BEGIN
  FOR described IN SELECT a.attname AS name, col_description(a.attrelid, a.attnum) AS comment FROM pg_attribute a
                   WHERE a.attrelid = 'reporting.changes'::regclass AND a.attnum > 0 LOOP
    EXECUTE format('COMMENT ON COLUMN reporting_of_key.changes.%I IS %L', described.name, described.comment);
  END LOOP;
END $$;
