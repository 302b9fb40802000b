DELETE FROM "analysts" WHERE "api_key_id" IS NULL;
-- AlterTable
ALTER TABLE "analysts" ALTER COLUMN "api_key_id" SET NOT NULL;

-- Two sets of the same views. Those in `reporting` show everything and are as fast as the tables: what an analyst asks is
-- planned with them. Those in `reporting_of_key` show the rows of the login's API key behind a barrier: a condition of the
-- analyst is looked at only for rows that the analyst may see, which costs plans (a join cannot reach an index behind it).

-- Host of the company site a run reads, without www: what runs of a company are found by.
ALTER TABLE runs ADD COLUMN company_domain text GENERATED ALWAYS AS
  (nullif(regexp_replace(lower(input->>'company_url'), '^[a-z]+://(www\.)?|^www\.|[/:?#].*$', '', 'g'), '')) STORED;
COMMENT ON COLUMN runs.company_domain IS 'Host of company_url in the input, without www';

-- What was published lately, among millions.
CREATE INDEX job_postings_posted_on ON job_postings (day_of(posted_at)) WHERE position IS NOT NULL;

CREATE OR REPLACE VIEW reporting.runs AS
  SELECT id AS run_id, pipeline, status, summary, warnings, error, credits_consumed, created_at, started_at, finished_at,
    cancelled_at, tags, (SELECT name FROM api_keys WHERE api_keys.id = runs.api_key_id) AS api_key,
    coalesce(nullif(summary->>'company', ''), nullif(input->>'company_name', '')) AS company, company_domain,
    coalesce((SELECT sum(count) FROM posting_counts WHERE run_id = runs.id), 0)::integer AS discovered,
    coalesce((SELECT sum(count) FROM posting_counts WHERE run_id = runs.id AND disposition = 'returned'), 0)::integer AS returned,
    coalesce((SELECT sum(count) FROM posting_counts WHERE run_id = runs.id AND disposition = 'filtered'), 0)::integer AS filtered,
    coalesce((SELECT sum(count) FROM posting_counts WHERE run_id = runs.id AND disposition = 'duplicate'), 0)::integer AS duplicates,
    coalesce((SELECT sum(count) FROM posting_counts WHERE run_id = runs.id AND disposition = 'dropped'), 0)::integer AS dropped,
    (SELECT count(*)::integer FROM run_findings WHERE run_id = runs.id) AS findings,
    (SELECT coalesce(sum(cost), 0) FROM paid_calls WHERE run_id = runs.id) AS cost_usd,
    extract(epoch FROM finished_at - started_at)::double precision AS seconds
  FROM runs;

CREATE OR REPLACE VIEW reporting.job_postings AS
  SELECT run_id, number, position, disposition, reason,
    job_title, location, city, country, job_type, remote_policy, department, contract_type, salary_min, salary_max,
    salary_currency, salary_period, min_years_of_experience, requirements, nice_to_have, benefits, job_description,
    hiring_manager_name, hiring_manager_email, hiring_manager_phone, job_url, ats_system, source, posted_at,
    application_deadline, company_name, company_size, company_website, industry, headquarters, founded, revenue,
    company_profile_url, postal_code, street_address,
    extras, evidence, runs.pipeline,
    coalesce(nullif(runs.summary->>'company', ''), nullif(runs.input->>'company_name', '')) AS company, runs.company_domain, runs.created_at AS discovered_at,
    day_of(posted_at) AS posted_on, day_of(application_deadline) AS application_deadline_on
  FROM job_postings JOIN runs ON runs.id = job_postings.run_id
  WHERE disposition IS NOT NULL;

CREATE OR REPLACE VIEW reporting.run_findings AS
  SELECT run_id, number, kind, code, about, seen, kept, status, detail
  FROM run_findings;

CREATE OR REPLACE VIEW reporting.evidence AS
  SELECT job_postings.run_id, number, value.field, value.stated->>'source' AS source, value.stated->>'quote' AS quote
  FROM job_postings, LATERAL jsonb_each(job_postings.evidence) AS value (field, stated)
  WHERE disposition IS NOT NULL;

CREATE OR REPLACE VIEW reporting.leavers AS
  SELECT files.run_id, number,
    nullif(cells->>'full_name', '') AS full_name,
    nullif(cells->>'first_name', '') AS first_name,
    nullif(cells->>'last_name', '') AS last_name,
    nullif(cells->>'linkedin_url', '') AS linkedin_url,
    nullif(cells->>'person_location', '') AS person_location,
    nullif(cells->>'person_country', '') AS person_country,
    nullif(cells->>'old_company_name', '') AS old_company_name,
    nullif(cells->>'old_company_domain', '') AS old_company_domain,
    nullif(cells->>'old_company_linkedin_url', '') AS old_company_linkedin_url,
    nullif(cells->>'old_company_industry', '') AS old_company_industry,
    nullif(cells->>'old_company_size', '') AS old_company_size,
    nullif(cells->>'old_title', '') AS old_title,
    nullif(cells->>'matched_title', '') AS matched_title,
    nullif(cells->>'old_start_date', '') AS old_start_date,
    nullif(cells->>'left_date', '') AS left_date,
    nullif(cells->>'left_date_precision', '') AS left_date_precision,
    nullif(cells->>'months_since_left', '')::double precision AS months_since_left,
    nullif(cells->>'new_company_name', '') AS new_company_name,
    nullif(cells->>'new_company_domain', '') AS new_company_domain,
    nullif(cells->>'new_company_linkedin_url', '') AS new_company_linkedin_url,
    nullif(cells->>'new_company_industry', '') AS new_company_industry,
    nullif(cells->>'new_company_size', '') AS new_company_size,
    nullif(cells->>'new_title', '') AS new_title,
    nullif(cells->>'new_start_date', '') AS new_start_date,
    nullif(cells->>'qualification_reason', '') AS qualification_reason,
    nullif(cells->>'qualification_confidence', '')::double precision AS qualification_confidence,
    nullif(cells->>'vacancy_status', '') AS vacancy_status,
    nullif(cells->>'vacancy_url', '') AS vacancy_url,
    nullif(cells->>'vacancy_posted_at', '') AS vacancy_posted_at,
    nullif(cells->>'profile_last_updated', '') AS profile_last_updated,
    nullif(cells->>'source_person_id', '') AS source_person_id,
    runs.created_at
  FROM file_rows JOIN files ON files.id = file_rows.file_id JOIN runs ON runs.id = files.run_id
  WHERE runs.pipeline = 'leavers' AND files.name ~ '_leavers_[^_]*\.csv$';

CREATE OR REPLACE VIEW reporting.decision_makers AS
  SELECT files.run_id, CASE WHEN files.name ~ '_new_company_dms_[^_]*\.csv$' THEN 'new' ELSE 'old' END AS side, number,
    nullif(cells->>'company_name', '') AS company_name,
    nullif(cells->>'company_domain', '') AS company_domain,
    nullif(cells->>'company_linkedin_url', '') AS company_linkedin_url,
    nullif(cells->>'company_industry', '') AS company_industry,
    nullif(cells->>'company_size', '') AS company_size,
    nullif(cells->>'full_name', '') AS full_name,
    nullif(cells->>'first_name', '') AS first_name,
    nullif(cells->>'last_name', '') AS last_name,
    nullif(cells->>'title', '') AS title,
    nullif(cells->>'matched_title', '') AS matched_title,
    nullif(cells->>'seniority', '') AS seniority,
    nullif(cells->>'linkedin_url', '') AS linkedin_url,
    nullif(cells->>'person_location', '') AS person_location,
    nullif(cells->>'related_leavers', '') AS related_leavers,
    nullif(cells->>'source_person_id', '') AS source_person_id,
    runs.created_at
  FROM file_rows JOIN files ON files.id = file_rows.file_id JOIN runs ON runs.id = files.run_id
  WHERE runs.pipeline = 'leavers' AND files.name ~ '_(new|old)_company_dms_[^_]*\.csv$';

CREATE OR REPLACE VIEW reporting.emails AS
  SELECT id AS run_id, input->>'full_name' AS full_name, coalesce(summary->>'company_name', input->>'company_name') AS company_name,
    coalesce(summary->>'company_domain', input->>'company_domain') AS company_domain, summary->>'email' AS email, summary->>'status' AS status,
    summary->>'reason' AS reason, (summary->>'confidence')::double precision AS confidence, summary->>'provider' AS provider,
    summary->'verification'->>'verifier' AS verifier, created_at, finished_at
  FROM runs WHERE pipeline = 'enrich-person' AND status = 'COMPLETED';

CREATE OR REPLACE VIEW reporting.costs AS
  SELECT run_id, runs.pipeline, service, count(*)::integer AS calls, coalesce(sum(cost), 0) AS cost_usd, coalesce(sum(credits), 0) AS service_credits,
    coalesce(sum(tokens), 0)::bigint AS tokens, min(asked_at) AS first_at, max(answered_at) AS last_at
  FROM paid_calls JOIN runs ON runs.id = paid_calls.run_id WHERE answered_at IS NOT NULL GROUP BY run_id, runs.pipeline, service;

CREATE OR REPLACE VIEW reporting.credits AS
  SELECT credit_entries.id AS entry, api_keys.name AS api_key, run_id, amount, balance, reason, credit_entries.created_at
  FROM credit_entries JOIN api_keys ON api_keys.id = credit_entries.api_key_id;

DROP VIEW visible_runs;
DROP VIEW analyst_sight;

CREATE SCHEMA reporting_of_key;
COMMENT ON SCHEMA reporting_of_key IS 'The views of reporting, each with the rows of one API key: that of the login';
DO $$
DECLARE
  view_name text;
  own text;
  described record;
BEGIN
  FOR view_name IN SELECT viewname FROM pg_views WHERE schemaname = 'reporting' LOOP
    -- By session_user, which a session cannot change.
    own := CASE view_name WHEN 'credits' THEN 'entry IN (SELECT id FROM credit_entries WHERE api_key_id = (SELECT api_key_id FROM analysts WHERE role = session_user))'
      ELSE 'run_id IN (SELECT id FROM runs WHERE api_key_id = (SELECT api_key_id FROM analysts WHERE role = session_user))' END;
    EXECUTE format('CREATE VIEW reporting_of_key.%I WITH (security_barrier) AS SELECT * FROM reporting.%I WHERE %s', view_name, view_name, own);
    FOR described IN SELECT a.attname AS name, col_description(c.oid, a.attnum) AS comment FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0
                     WHERE c.oid = format('reporting.%I', view_name)::regclass LOOP
      EXECUTE format('COMMENT ON COLUMN reporting_of_key.%I.%I IS %L', view_name, described.name, described.comment);
    END LOOP;
  END LOOP;
END $$;
DO $$ BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'hiring_signals_key_reader') THEN CREATE ROLE hiring_signals_key_reader NOLOGIN; END IF;
EXCEPTION WHEN insufficient_privilege THEN
  RAISE NOTICE 'no right to create the role hiring_signals_key_reader: create it by hand and grant it the schema reporting_of_key';
END $$;
DO $$ BEGIN
  GRANT USAGE ON SCHEMA reporting_of_key TO hiring_signals_key_reader;
  ALTER DEFAULT PRIVILEGES IN SCHEMA reporting_of_key GRANT SELECT ON TABLES TO hiring_signals_key_reader;
  GRANT SELECT ON ALL TABLES IN SCHEMA reporting_of_key TO hiring_signals_key_reader;
EXCEPTION WHEN undefined_object THEN
  RAISE NOTICE 'there is no role hiring_signals_key_reader: create it by hand and grant it the schema reporting_of_key';
END $$;
DO $$ BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'hiring_signals_reader') THEN
    GRANT SELECT ON ALL TABLES IN SCHEMA reporting TO hiring_signals_reader;
  END IF;
END $$;
