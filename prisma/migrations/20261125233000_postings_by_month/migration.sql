-- Postings and steps lie in partitions by ranges of their runs' ids: those of scrapers say their month
-- (src/runs/run-ids.ts). No key and no statement changes. Months are made and dropped by src/runs/months.ts. Beside them:
-- * `_before`: what was there before months. Its ids are random, all but one in 1,024 of them lie behind those of months.
-- * `run_steps_of_reports`: the ids of reports are UUIDs, which lie before those of months.
-- * `_default`: rows whose month is not made yet, and what is left of before.

-- The names of the tables and of their indexes are those of the partitioned tables from now on.
ALTER TABLE job_postings RENAME TO job_postings_before;
ALTER INDEX job_postings_pkey RENAME TO job_postings_before_pkey;
ALTER INDEX job_postings_run_id_position_key RENAME TO job_postings_before_run_id_position_key;
ALTER INDEX job_postings_run_id_found_number_key RENAME TO job_postings_before_run_id_found_number_key;
ALTER INDEX job_postings_run_id_disposition_number_idx RENAME TO job_postings_before_run_id_disposition_number_idx;
ALTER INDEX job_postings_with_contact RENAME TO job_postings_before_with_contact;
ALTER INDEX job_postings_posted_on RENAME TO job_postings_before_posted_on;
ALTER TABLE run_steps RENAME TO run_steps_before;
ALTER INDEX run_steps_pkey RENAME TO run_steps_before_pkey;

-- The account is kept by whoever names the partitioned table; rows that move from one partition to another name neither.
DROP TRIGGER count_new_postings ON job_postings_before;
DROP TRIGGER count_gone_postings ON job_postings_before;
DROP TRIGGER count_judged_postings ON job_postings_before;

CREATE TABLE job_postings (LIKE job_postings_before INCLUDING ALL EXCLUDING INDEXES) PARTITION BY RANGE (run_id);
ALTER TABLE job_postings ADD CONSTRAINT job_postings_pkey PRIMARY KEY (run_id, number);
CREATE UNIQUE INDEX job_postings_run_id_position_key ON job_postings (run_id, position);
CREATE UNIQUE INDEX job_postings_run_id_found_number_key ON job_postings (run_id, found_number);
CREATE INDEX job_postings_run_id_disposition_number_idx ON job_postings (run_id, disposition, number);
CREATE INDEX job_postings_with_contact ON job_postings (run_id)
  WHERE hiring_manager_name <> '' OR hiring_manager_email <> '' OR hiring_manager_phone <> '';
CREATE INDEX job_postings_posted_on ON job_postings (day_of(posted_at)) WHERE position IS NOT NULL;
ALTER TABLE job_postings ADD CONSTRAINT job_postings_run_id_fkey
  FOREIGN KEY (run_id) REFERENCES runs (id) ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE run_steps (LIKE run_steps_before INCLUDING ALL EXCLUDING INDEXES) PARTITION BY RANGE (run_id);
ALTER TABLE run_steps ADD CONSTRAINT run_steps_pkey PRIMARY KEY (run_id, step_id, item_key);
ALTER TABLE run_steps ADD CONSTRAINT run_steps_run_id_fkey
  FOREIGN KEY (run_id) REFERENCES runs (id) ON DELETE CASCADE ON UPDATE CASCADE;

-- A partitioned table has no such parameter of its own: each partition says it, as the one of before does already.
CREATE TABLE job_postings_default PARTITION OF job_postings DEFAULT WITH (toast_tuple_target = 8160);
CREATE TABLE run_steps_default PARTITION OF run_steps DEFAULT;
CREATE TABLE run_steps_of_reports PARTITION OF run_steps FOR VALUES FROM (MINVALUE) TO ('run_22');

WITH moved AS (DELETE FROM job_postings_before WHERE run_id < 'run_23' RETURNING *)
  INSERT INTO job_postings_default SELECT * FROM moved;
WITH moved AS (DELETE FROM run_steps_before WHERE run_id < 'run_23' RETURNING *)
  INSERT INTO run_steps SELECT * FROM moved;
ALTER TABLE job_postings ATTACH PARTITION job_postings_before FOR VALUES FROM ('run_23') TO (MAXVALUE);
ALTER TABLE run_steps ATTACH PARTITION run_steps_before FOR VALUES FROM ('run_23') TO (MAXVALUE);

CREATE TRIGGER count_new_postings AFTER INSERT ON job_postings REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_postings();
CREATE TRIGGER count_gone_postings AFTER DELETE ON job_postings REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_postings();
CREATE TRIGGER count_judged_postings AFTER UPDATE ON job_postings REFERENCING OLD TABLE AS before NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_postings();

COMMENT ON TABLE job_postings IS 'Every posting a run discovered: returned, filtered, duplicate or dropped; of a run that has not ended well, those it had found';
COMMENT ON TABLE job_postings_before IS 'Postings of runs from before there were months in ids';
COMMENT ON TABLE job_postings_default IS 'Postings whose month has no partition yet';
COMMENT ON TABLE run_steps_before IS 'Steps of runs from before there were months in ids';
COMMENT ON TABLE run_steps_default IS 'Steps whose month has no partition yet';
COMMENT ON TABLE run_steps_of_reports IS 'Steps of reports, whose ids say no month';

-- The views named the tables of before.
CREATE OR REPLACE VIEW reporting.job_postings AS
  SELECT run_id, number, position, disposition, reason,
    job_title, location, city, country, job_type, remote_policy, department, contract_type, salary_min, salary_max,
    salary_currency, salary_period, min_years_of_experience, requirements, nice_to_have, benefits, job_description,
    hiring_manager_name, hiring_manager_email, hiring_manager_phone, job_url, ats_system, source, posted_at,
    application_deadline, company_name, company_size, company_website, industry, headquarters, founded, revenue,
    company_profile_url, postal_code, street_address,
    extras, evidence, runs.pipeline,
    coalesce(nullif(runs.summary->>'company', ''), nullif(runs.input->>'company_name', '')) AS company, runs.company_domain, runs.created_at AS discovered_at,
    day_of(posted_at) AS posted_on, day_of(application_deadline) AS application_deadline_on, reason_code
  FROM job_postings JOIN runs ON runs.id = job_postings.run_id
  WHERE disposition IS NOT NULL;

CREATE OR REPLACE VIEW reporting.evidence AS
  SELECT job_postings.run_id, number, value.field, value.stated->>'source' AS source, value.stated->>'quote' AS quote
  FROM job_postings, LATERAL jsonb_each(job_postings.evidence) AS value (field, stated)
  WHERE disposition IS NOT NULL;

-- CreateTable
CREATE TABLE "dropped_months" (
    "first_id" TEXT NOT NULL,
    "past_id" TEXT NOT NULL,

    CONSTRAINT "dropped_months_pkey" PRIMARY KEY ("first_id")
);
COMMENT ON TABLE dropped_months IS 'Months whose postings and steps are gone, while their runs are being deleted';
COMMENT ON COLUMN dropped_months.past_id IS 'Ids of the month are below this one, and not below first_id';

-- A page of a run by one plan for all runs: it looks which partition it needs when it is run. Left alone, Postgres plans
-- each page of a partitioned table anew, which costs as much as the page.
CREATE FUNCTION page_of_run(run text, first integer, past integer) RETURNS SETOF job_postings
  LANGUAGE plpgsql STABLE SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  RETURN QUERY SELECT * FROM job_postings WHERE run_id = run AND position >= first AND position < past ORDER BY position;
END $$;
REVOKE EXECUTE ON FUNCTION page_of_run FROM PUBLIC;
