-- CreateTable
CREATE TABLE "file_rows" (
    "file_id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "cells" JSONB NOT NULL,

    CONSTRAINT "file_rows_pkey" PRIMARY KEY ("file_id","number")
);

-- CreateTable
CREATE TABLE "analysts" (
    "role" TEXT NOT NULL,
    "api_key_id" UUID,

    CONSTRAINT "analysts_pkey" PRIMARY KEY ("role")
);

-- AddForeignKey
ALTER TABLE "file_rows" ADD CONSTRAINT "file_rows_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "files"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "analysts" ADD CONSTRAINT "analysts_api_key_id_fkey" FOREIGN KEY ("api_key_id") REFERENCES "api_keys"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The rows of the files that are there already are not parsed here: files live for RETENTION_DAYS.

-- Which runs the session may see in the views: whoever may read the table itself sees all (the service, its operators),
-- an analyst those of the key named in `analysts`, or all where none is. By session_user, which a session cannot change.
CREATE VIEW analyst_sight AS
  SELECT has_table_privilege(session_user, 'runs'::regclass, 'SELECT')
      OR EXISTS (SELECT FROM analysts WHERE role = session_user AND api_key_id IS NULL) AS sees_all,
    (SELECT api_key_id FROM analysts WHERE role = session_user) AS api_key_id;

-- The first day of a date or timestamp as the readers write them; null for what is none.
CREATE FUNCTION day_of(value text) RETURNS date LANGUAGE sql IMMUTABLE RETURN
  CASE WHEN value ~ '^[12]\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])' 
    THEN make_date(left(value, 4)::integer, substr(value, 6, 2)::integer, 1) + (substr(value, 9, 2)::integer - 1) END;

-- Barriers: a condition of the analyst is looked at only for rows that the analyst may see.
CREATE VIEW visible_runs WITH (security_barrier) AS
  SELECT id, api_key_id, pipeline, status, summary, warnings, error, input, tags, credits_consumed, created_at, started_at, finished_at, cancelled_at,
    coalesce(nullif(summary->>'company', ''), nullif(input->>'company_name', '')) AS company,
    nullif(regexp_replace(lower(input->>'company_url'), '^[a-z]+://(www\.)?|^www\.|[/:?#].*$', '', 'g'), '') AS company_domain
  FROM runs
  WHERE (SELECT sees_all FROM analyst_sight) OR api_key_id = (SELECT api_key_id FROM analyst_sight);

CREATE OR REPLACE VIEW reporting.runs WITH (security_barrier) AS
  SELECT id AS run_id, pipeline, status, summary, warnings, error, credits_consumed, created_at, started_at, finished_at,
    cancelled_at, tags, (SELECT name FROM api_keys WHERE api_keys.id = runs.api_key_id) AS api_key, company, company_domain,
    coalesce((SELECT sum(count) FROM posting_counts WHERE run_id = runs.id), 0)::integer AS discovered,
    coalesce((SELECT sum(count) FROM posting_counts WHERE run_id = runs.id AND disposition = 'returned'), 0)::integer AS returned,
    coalesce((SELECT sum(count) FROM posting_counts WHERE run_id = runs.id AND disposition = 'filtered'), 0)::integer AS filtered,
    coalesce((SELECT sum(count) FROM posting_counts WHERE run_id = runs.id AND disposition = 'duplicate'), 0)::integer AS duplicates,
    coalesce((SELECT sum(count) FROM posting_counts WHERE run_id = runs.id AND disposition = 'dropped'), 0)::integer AS dropped,
    (SELECT count(*)::integer FROM run_findings WHERE run_id = runs.id) AS findings,
    (SELECT coalesce(sum(cost), 0) FROM paid_calls WHERE run_id = runs.id) AS cost_usd,
    extract(epoch FROM finished_at - started_at)::double precision AS seconds
  FROM visible_runs AS runs;

CREATE OR REPLACE VIEW reporting.job_postings WITH (security_barrier) AS
  SELECT run_id, number, position, disposition, reason,
    job_title, location, city, country, job_type, remote_policy, department, contract_type, salary_min, salary_max,
    salary_currency, salary_period, min_years_of_experience, requirements, nice_to_have, benefits, job_description,
    hiring_manager_name, hiring_manager_email, hiring_manager_phone, job_url, ats_system, source, posted_at,
    application_deadline, company_name, company_size, company_website, industry, headquarters, founded, revenue,
    company_profile_url, postal_code, street_address,
    extras, evidence, runs.pipeline, runs.company, runs.company_domain, runs.created_at AS discovered_at,
    day_of(posted_at) AS posted_on, day_of(application_deadline) AS application_deadline_on
  FROM job_postings JOIN visible_runs AS runs ON runs.id = job_postings.run_id;

CREATE OR REPLACE VIEW reporting.run_findings WITH (security_barrier) AS
  SELECT run_id, number, kind, code, about, seen, kept, run_findings.status, detail
  FROM run_findings JOIN visible_runs AS runs ON runs.id = run_findings.run_id;

CREATE VIEW reporting.evidence WITH (security_barrier) AS
  SELECT run_id, number, value.field, value.stated->>'source' AS source, value.stated->>'quote' AS quote
  FROM job_postings JOIN visible_runs AS runs ON runs.id = job_postings.run_id, LATERAL jsonb_each(job_postings.evidence) AS value (field, stated);

CREATE VIEW reporting.leavers WITH (security_barrier) AS
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
  FROM file_rows JOIN files ON files.id = file_rows.file_id JOIN visible_runs AS runs ON runs.id = files.run_id
  WHERE runs.pipeline = 'leavers' AND files.name ~ '_leavers_[^_]*\.csv$';

CREATE VIEW reporting.decision_makers WITH (security_barrier) AS
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
  FROM file_rows JOIN files ON files.id = file_rows.file_id JOIN visible_runs AS runs ON runs.id = files.run_id
  WHERE runs.pipeline = 'leavers' AND files.name ~ '_(new|old)_company_dms_[^_]*\.csv$';

CREATE VIEW reporting.emails WITH (security_barrier) AS
  SELECT id AS run_id, input->>'full_name' AS full_name, coalesce(summary->>'company_name', input->>'company_name') AS company_name,
    coalesce(summary->>'company_domain', input->>'company_domain') AS company_domain, summary->>'email' AS email, summary->>'status' AS status,
    summary->>'reason' AS reason, (summary->>'confidence')::double precision AS confidence, summary->>'provider' AS provider,
    summary->'verification'->>'verifier' AS verifier, created_at, finished_at
  FROM visible_runs WHERE pipeline = 'enrich-person' AND status = 'COMPLETED';

CREATE VIEW reporting.costs WITH (security_barrier) AS
  SELECT run_id, runs.pipeline, service, count(*)::integer AS calls, coalesce(sum(cost), 0) AS cost_usd, coalesce(sum(credits), 0) AS service_credits,
    coalesce(sum(tokens), 0)::bigint AS tokens, min(asked_at) AS first_at, max(answered_at) AS last_at
  FROM paid_calls JOIN visible_runs AS runs ON runs.id = paid_calls.run_id WHERE answered_at IS NOT NULL GROUP BY run_id, runs.pipeline, service;

CREATE VIEW reporting.credits WITH (security_barrier) AS
  SELECT credit_entries.id AS entry, api_keys.name AS api_key, run_id, amount, balance, reason, credit_entries.created_at
  FROM credit_entries JOIN api_keys ON api_keys.id = credit_entries.api_key_id
  WHERE (SELECT sees_all FROM analyst_sight) OR api_keys.id = (SELECT api_key_id FROM analyst_sight);

-- Logins that were made before see what they saw: everything.
INSERT INTO analysts (role)
  SELECT member.rolname FROM pg_auth_members JOIN pg_roles AS member ON member.oid = pg_auth_members.member
  JOIN pg_roles AS reader ON reader.oid = pg_auth_members.roleid WHERE reader.rolname = 'hiring_signals_reader';

DO $$ BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'hiring_signals_reader') THEN
    GRANT SELECT ON ALL TABLES IN SCHEMA reporting TO hiring_signals_reader;
  END IF;
END $$;

COMMENT ON TABLE file_rows IS 'The rows of CSV files by their columns; they come, change and go with the file';
COMMENT ON TABLE analysts IS 'Which API key''s rows a login of an analyst sees; all of them where none is named';
COMMENT ON SCHEMA reporting IS 'For analysts: views with stable names. Columns are added, never changed or taken away';
COMMENT ON VIEW reporting.runs IS 'One row per accepted request, with what it found and cost';
COMMENT ON COLUMN reporting.runs.run_id IS 'Id of the run';
COMMENT ON COLUMN reporting.runs.pipeline IS 'What it did: career-pages, commercial-jobs, network-jobs, agency-jobs, leavers, enrich-person';
COMMENT ON COLUMN reporting.runs.status IS 'QUEUED, RUNNING, COMPLETED or FAILED';
COMMENT ON COLUMN reporting.runs.summary IS 'Result of a COMPLETED run, without its postings';
COMMENT ON COLUMN reporting.runs.warnings IS 'Sentences about what was refused, cut or is doubtful; as data in run_findings';
COMMENT ON COLUMN reporting.runs.error IS '{message, step_id} of a FAILED run';
COMMENT ON COLUMN reporting.runs.credits_consumed IS 'Credits the run was charged';
COMMENT ON COLUMN reporting.runs.created_at IS 'When it was accepted';
COMMENT ON COLUMN reporting.runs.started_at IS 'When a worker began';
COMMENT ON COLUMN reporting.runs.finished_at IS 'When it ended';
COMMENT ON COLUMN reporting.runs.cancelled_at IS 'When an early end was asked for';
COMMENT ON COLUMN reporting.runs.tags IS 'The caller''s own words';
COMMENT ON COLUMN reporting.runs.api_key IS 'Name of the API key that asked for it';
COMMENT ON COLUMN reporting.runs.company IS 'Name of the company, as far as it is known';
COMMENT ON COLUMN reporting.runs.company_domain IS 'Host of the company site that was read, without www';
COMMENT ON COLUMN reporting.runs.discovered IS 'Postings it saw: returned + filtered + duplicates + dropped';
COMMENT ON COLUMN reporting.runs.returned IS 'Postings it returned';
COMMENT ON COLUMN reporting.runs.filtered IS 'Postings left out by the wishes of the request';
COMMENT ON COLUMN reporting.runs.duplicates IS 'Postings it had seen already';
COMMENT ON COLUMN reporting.runs.dropped IS 'Postings left out for another reason';
COMMENT ON COLUMN reporting.runs.findings IS 'Rows in run_findings';
COMMENT ON COLUMN reporting.runs.cost_usd IS 'US dollars of its paid calls, as far as the services tell';
COMMENT ON COLUMN reporting.runs.seconds IS 'Time from start to end';
COMMENT ON VIEW reporting.job_postings IS 'Every posting a run discovered, with what became of it';
COMMENT ON COLUMN reporting.job_postings.run_id IS 'Run that discovered it';
COMMENT ON COLUMN reporting.job_postings.number IS 'Order of discovery within the run, from 0';
COMMENT ON COLUMN reporting.job_postings.position IS 'Place among the returned postings, from 0; null for the others';
COMMENT ON COLUMN reporting.job_postings.disposition IS 'What became of it: returned, filtered, duplicate or dropped';
COMMENT ON COLUMN reporting.job_postings.reason IS 'Why it was not returned';
COMMENT ON COLUMN reporting.job_postings.job_title IS 'Title as the source words it';
COMMENT ON COLUMN reporting.job_postings.location IS 'Place as the source words it';
COMMENT ON COLUMN reporting.job_postings.city IS 'City';
COMMENT ON COLUMN reporting.job_postings.country IS 'English short name of the country';
COMMENT ON COLUMN reporting.job_postings.job_type IS 'full-time, part-time, contract, temporary, internship, mini-job, apprenticeship or freelance';
COMMENT ON COLUMN reporting.job_postings.remote_policy IS 'remote, hybrid or on-site';
COMMENT ON COLUMN reporting.job_postings.department IS 'Department or team';
COMMENT ON COLUMN reporting.job_postings.contract_type IS 'permanent, fixed-term or temporary agency';
COMMENT ON COLUMN reporting.job_postings.salary_min IS 'Lower end of the pay, in the main unit of the currency';
COMMENT ON COLUMN reporting.job_postings.salary_max IS 'Upper end of the pay, in the main unit of the currency';
COMMENT ON COLUMN reporting.job_postings.salary_currency IS 'ISO 4217 code';
COMMENT ON COLUMN reporting.job_postings.salary_period IS 'hour, day, week, month or year';
COMMENT ON COLUMN reporting.job_postings.min_years_of_experience IS 'Years of experience asked for at least';
COMMENT ON COLUMN reporting.job_postings.requirements IS 'What the applicant must bring';
COMMENT ON COLUMN reporting.job_postings.nice_to_have IS 'What is welcome but not required';
COMMENT ON COLUMN reporting.job_postings.benefits IS 'What the employer offers';
COMMENT ON COLUMN reporting.job_postings.job_description IS 'Whole text of the posting, without markup';
COMMENT ON COLUMN reporting.job_postings.hiring_manager_name IS 'Contact person named in the posting';
COMMENT ON COLUMN reporting.job_postings.hiring_manager_email IS 'E-mail address of the contact';
COMMENT ON COLUMN reporting.job_postings.hiring_manager_phone IS 'Telephone number of the contact, as written';
COMMENT ON COLUMN reporting.job_postings.job_url IS 'Address of the posting';
COMMENT ON COLUMN reporting.job_postings.ats_system IS 'Career system the posting was read from';
COMMENT ON COLUMN reporting.job_postings.source IS 'career_page, ats_api, commercial, network or agency';
COMMENT ON COLUMN reporting.job_postings.posted_at IS 'Date or ISO 8601 timestamp of publication';
COMMENT ON COLUMN reporting.job_postings.application_deadline IS 'Date or ISO 8601 timestamp until which to apply';
COMMENT ON COLUMN reporting.job_postings.company_name IS 'Name of the employer';
COMMENT ON COLUMN reporting.job_postings.company_size IS 'Number of employees, as the source words it';
COMMENT ON COLUMN reporting.job_postings.company_website IS 'Site of the employer';
COMMENT ON COLUMN reporting.job_postings.industry IS 'Industry of the employer';
COMMENT ON COLUMN reporting.job_postings.headquarters IS 'Seat of the employer';
COMMENT ON COLUMN reporting.job_postings.founded IS 'Year of foundation';
COMMENT ON COLUMN reporting.job_postings.revenue IS 'Revenue, as the source words it';
COMMENT ON COLUMN reporting.job_postings.company_profile_url IS 'Profile of the employer on the board';
COMMENT ON COLUMN reporting.job_postings.postal_code IS 'Postal code of the workplace';
COMMENT ON COLUMN reporting.job_postings.street_address IS 'Street and number of the workplace';
COMMENT ON COLUMN reporting.job_postings.extras IS 'What only its source states';
COMMENT ON COLUMN reporting.job_postings.evidence IS 'By field {source, quote}; as rows in evidence';
COMMENT ON COLUMN reporting.job_postings.pipeline IS 'Pipeline of the run';
COMMENT ON COLUMN reporting.job_postings.company IS 'Name of the company the run was about';
COMMENT ON COLUMN reporting.job_postings.company_domain IS 'Host of the company site the run read';
COMMENT ON COLUMN reporting.job_postings.discovered_at IS 'When the run was accepted';
COMMENT ON COLUMN reporting.job_postings.posted_on IS 'Day of posted_at';
COMMENT ON COLUMN reporting.job_postings.application_deadline_on IS 'Day of application_deadline';
COMMENT ON VIEW reporting.run_findings IS 'What each run was refused, cut or doubts: its warnings as data';
COMMENT ON COLUMN reporting.run_findings.run_id IS 'Run that reports it';
COMMENT ON COLUMN reporting.run_findings.number IS 'Order within the run, from 0';
COMMENT ON COLUMN reporting.run_findings.kind IS 'refused, not_read, incomplete, limit, doubtful or note';
COMMENT ON COLUMN reporting.run_findings.code IS 'What it is, as a stable word';
COMMENT ON COLUMN reporting.run_findings.about IS 'Address, board, field or title it is about';
COMMENT ON COLUMN reporting.run_findings.seen IS 'How many there were, where something was cut';
COMMENT ON COLUMN reporting.run_findings.kept IS 'How many were kept of them';
COMMENT ON COLUMN reporting.run_findings.status IS 'HTTP status of the source';
COMMENT ON COLUMN reporting.run_findings.detail IS 'What the source or the error said';
COMMENT ON VIEW reporting.evidence IS 'Where each value of each posting was read';
COMMENT ON COLUMN reporting.evidence.run_id IS 'Run that discovered the posting';
COMMENT ON COLUMN reporting.evidence.number IS 'Order of discovery of the posting';
COMMENT ON COLUMN reporting.evidence.field IS 'Name of the column in job_postings';
COMMENT ON COLUMN reporting.evidence.source IS 'ats, json-ld, microdata, page-data, page, text, request or model';
COMMENT ON COLUMN reporting.evidence.quote IS 'The words it was read from, where it was read from text';
COMMENT ON VIEW reporting.leavers IS 'People who left companies, from the files of leavers runs; gone with the files (RETENTION_DAYS)';
COMMENT ON COLUMN reporting.leavers.run_id IS 'Run that found the person';
COMMENT ON COLUMN reporting.leavers.number IS 'Line of the file, from 0';
COMMENT ON COLUMN reporting.leavers.full_name IS 'Full name';
COMMENT ON COLUMN reporting.leavers.first_name IS 'First name';
COMMENT ON COLUMN reporting.leavers.last_name IS 'Last name';
COMMENT ON COLUMN reporting.leavers.linkedin_url IS 'Profile';
COMMENT ON COLUMN reporting.leavers.person_location IS 'Where the person lives';
COMMENT ON COLUMN reporting.leavers.person_country IS 'Country of the person';
COMMENT ON COLUMN reporting.leavers.old_company_name IS 'Company that was left';
COMMENT ON COLUMN reporting.leavers.old_company_domain IS 'Its domain';
COMMENT ON COLUMN reporting.leavers.old_company_linkedin_url IS 'Its profile';
COMMENT ON COLUMN reporting.leavers.old_company_industry IS 'Its industry';
COMMENT ON COLUMN reporting.leavers.old_company_size IS 'Its number of employees';
COMMENT ON COLUMN reporting.leavers.old_title IS 'Last title there';
COMMENT ON COLUMN reporting.leavers.matched_title IS 'Wanted title that it matches';
COMMENT ON COLUMN reporting.leavers.old_start_date IS 'When the person came, as precise as the source';
COMMENT ON COLUMN reporting.leavers.left_date IS 'When the person left, as precise as the source';
COMMENT ON COLUMN reporting.leavers.left_date_precision IS 'day, month or year';
COMMENT ON COLUMN reporting.leavers.months_since_left IS 'Months between leaving and the trigger';
COMMENT ON COLUMN reporting.leavers.new_company_name IS 'Company gone to';
COMMENT ON COLUMN reporting.leavers.new_company_domain IS 'Its domain';
COMMENT ON COLUMN reporting.leavers.new_company_linkedin_url IS 'Its profile';
COMMENT ON COLUMN reporting.leavers.new_company_industry IS 'Its industry';
COMMENT ON COLUMN reporting.leavers.new_company_size IS 'Its number of employees';
COMMENT ON COLUMN reporting.leavers.new_title IS 'Title there';
COMMENT ON COLUMN reporting.leavers.new_start_date IS 'When the person began there, as precise as the source';
COMMENT ON COLUMN reporting.leavers.qualification_reason IS 'Why the old company qualifies';
COMMENT ON COLUMN reporting.leavers.qualification_confidence IS 'From 0 to 1';
COMMENT ON COLUMN reporting.leavers.vacancy_status IS 'open, not_found or not_checked';
COMMENT ON COLUMN reporting.leavers.vacancy_url IS 'Advertisement of the vacated title';
COMMENT ON COLUMN reporting.leavers.vacancy_posted_at IS 'When it was published';
COMMENT ON COLUMN reporting.leavers.profile_last_updated IS 'When the source last changed the profile';
COMMENT ON COLUMN reporting.leavers.source_person_id IS 'Id of the person at the source';
COMMENT ON COLUMN reporting.leavers.created_at IS 'When the run was accepted';
COMMENT ON VIEW reporting.decision_makers IS 'Decision-makers at old and new companies of leavers, from the files of leavers runs; gone with the files (RETENTION_DAYS)';
COMMENT ON COLUMN reporting.decision_makers.run_id IS 'Run that found the person';
COMMENT ON COLUMN reporting.decision_makers.side IS 'old or new: at which company of the leavers';
COMMENT ON COLUMN reporting.decision_makers.number IS 'Line of the file, from 0';
COMMENT ON COLUMN reporting.decision_makers.company_name IS 'Company';
COMMENT ON COLUMN reporting.decision_makers.company_domain IS 'Its domain';
COMMENT ON COLUMN reporting.decision_makers.company_linkedin_url IS 'Its profile';
COMMENT ON COLUMN reporting.decision_makers.company_industry IS 'Its industry';
COMMENT ON COLUMN reporting.decision_makers.company_size IS 'Its number of employees';
COMMENT ON COLUMN reporting.decision_makers.full_name IS 'Full name';
COMMENT ON COLUMN reporting.decision_makers.first_name IS 'First name';
COMMENT ON COLUMN reporting.decision_makers.last_name IS 'Last name';
COMMENT ON COLUMN reporting.decision_makers.title IS 'Present title';
COMMENT ON COLUMN reporting.decision_makers.matched_title IS 'Wanted title that it matches';
COMMENT ON COLUMN reporting.decision_makers.seniority IS 'Seniority, as the source has it';
COMMENT ON COLUMN reporting.decision_makers.linkedin_url IS 'Profile';
COMMENT ON COLUMN reporting.decision_makers.person_location IS 'Where the person lives';
COMMENT ON COLUMN reporting.decision_makers.related_leavers IS 'Leavers because of whom the company is here';
COMMENT ON COLUMN reporting.decision_makers.source_person_id IS 'Id of the person at the source';
COMMENT ON COLUMN reporting.decision_makers.created_at IS 'When the run was accepted';
COMMENT ON VIEW reporting.emails IS 'What enrichment runs found about the e-mail of a person';
COMMENT ON COLUMN reporting.emails.run_id IS 'Run that looked for it';
COMMENT ON COLUMN reporting.emails.full_name IS 'Name of the person; *** once forgotten';
COMMENT ON COLUMN reporting.emails.company_name IS 'Company as it was asked for or found';
COMMENT ON COLUMN reporting.emails.company_domain IS 'Domain of the company';
COMMENT ON COLUMN reporting.emails.email IS 'The address; null where there is none';
COMMENT ON COLUMN reporting.emails.status IS 'verified, catch_all, unverified or not_found';
COMMENT ON COLUMN reporting.emails.reason IS 'Why there is no address';
COMMENT ON COLUMN reporting.emails.confidence IS 'From 0 to 1';
COMMENT ON COLUMN reporting.emails.provider IS 'Who named the address';
COMMENT ON COLUMN reporting.emails.verifier IS 'Who verified it';
COMMENT ON COLUMN reporting.emails.created_at IS 'When it was asked for';
COMMENT ON COLUMN reporting.emails.finished_at IS 'When the run ended';
COMMENT ON VIEW reporting.costs IS 'What the paid calls of each run cost, by service';
COMMENT ON COLUMN reporting.costs.run_id IS 'Run that made the calls';
COMMENT ON COLUMN reporting.costs.pipeline IS 'Pipeline of the run';
COMMENT ON COLUMN reporting.costs.service IS 'Who was paid';
COMMENT ON COLUMN reporting.costs.calls IS 'Calls that were answered';
COMMENT ON COLUMN reporting.costs.cost_usd IS 'US dollars, as far as the service tells';
COMMENT ON COLUMN reporting.costs.service_credits IS 'Credits of that service';
COMMENT ON COLUMN reporting.costs.tokens IS 'Tokens of a language model';
COMMENT ON COLUMN reporting.costs.first_at IS 'First call';
COMMENT ON COLUMN reporting.costs.last_at IS 'Last answer';
COMMENT ON VIEW reporting.credits IS 'Every change of an API key''s credits';
COMMENT ON COLUMN reporting.credits.entry IS 'Order of the changes';
COMMENT ON COLUMN reporting.credits.api_key IS 'Name of the API key';
COMMENT ON COLUMN reporting.credits.run_id IS 'Run that was charged; null for a grant';
COMMENT ON COLUMN reporting.credits.amount IS 'Credits added, or taken where negative';
COMMENT ON COLUMN reporting.credits.balance IS 'Credits of the key after it';
COMMENT ON COLUMN reporting.credits.reason IS 'granted, run and the like';
COMMENT ON COLUMN reporting.credits.created_at IS 'When it happened';
