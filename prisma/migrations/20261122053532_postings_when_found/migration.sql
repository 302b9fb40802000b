-- AlterTable
ALTER TABLE "job_postings" ADD COLUMN     "source_id" TEXT,
ALTER COLUMN "disposition" DROP NOT NULL;

COMMENT ON TABLE job_postings IS 'Every posting a run discovered: returned, filtered, duplicate or dropped; of a run that has not ended well, those it had found';
COMMENT ON COLUMN job_postings.disposition IS 'What became of the posting; empty until the run has judged it';
COMMENT ON COLUMN job_postings.source_id IS 'What its source calls the posting, where it says so';

-- Analysts see what is judged.
CREATE OR REPLACE VIEW reporting.job_postings WITH (security_barrier) AS
  SELECT run_id, number, position, disposition, reason,
    job_title, location, city, country, job_type, remote_policy, department, contract_type, salary_min, salary_max,
    salary_currency, salary_period, min_years_of_experience, requirements, nice_to_have, benefits, job_description,
    hiring_manager_name, hiring_manager_email, hiring_manager_phone, job_url, ats_system, source, posted_at,
    application_deadline, company_name, company_size, company_website, industry, headquarters, founded, revenue,
    company_profile_url, postal_code, street_address,
    extras, evidence, runs.pipeline, runs.company, runs.company_domain, runs.created_at AS discovered_at,
    day_of(posted_at) AS posted_on, day_of(application_deadline) AS application_deadline_on
  FROM job_postings JOIN visible_runs AS runs ON runs.id = job_postings.run_id
  WHERE disposition IS NOT NULL;

CREATE OR REPLACE VIEW reporting.evidence WITH (security_barrier) AS
  SELECT run_id, number, value.field, value.stated->>'source' AS source, value.stated->>'quote' AS quote
  FROM job_postings JOIN visible_runs AS runs ON runs.id = job_postings.run_id, LATERAL jsonb_each(job_postings.evidence) AS value (field, stated)
  WHERE disposition IS NOT NULL;

-- A posting is judged after it was stored, and may be judged anew by a later attempt: the account follows updates too.
CREATE OR REPLACE FUNCTION count_postings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO posting_counts AS counted (run_id, disposition, reason, count)
    SELECT run_id, disposition, coalesce(reason, ''), count(*) FROM changed WHERE disposition IS NOT NULL GROUP BY 1, 2, 3
    ON CONFLICT (run_id, disposition, reason) DO UPDATE SET count = counted.count + excluded.count;
  ELSIF TG_OP = 'UPDATE' THEN
    INSERT INTO posting_counts AS counted (run_id, disposition, reason, count)
    SELECT run_id, disposition, reason, sum(count) FROM (
      SELECT run_id, disposition, coalesce(reason, '') AS reason, 1 AS count FROM changed WHERE disposition IS NOT NULL
      UNION ALL SELECT run_id, disposition, coalesce(reason, ''), -1 FROM before WHERE disposition IS NOT NULL
    ) AS moved GROUP BY 1, 2, 3 HAVING sum(count) <> 0
    ON CONFLICT (run_id, disposition, reason) DO UPDATE SET count = counted.count + excluded.count;
  ELSE
    UPDATE posting_counts AS counted SET count = counted.count - gone.count
    FROM (SELECT run_id, disposition, coalesce(reason, '') AS reason, count(*) AS count FROM changed WHERE disposition IS NOT NULL GROUP BY 1, 2, 3) AS gone
    WHERE (counted.run_id, counted.disposition, counted.reason) = (gone.run_id, gone.disposition, gone.reason);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER count_judged_postings AFTER UPDATE ON job_postings REFERENCING OLD TABLE AS before NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_postings();
