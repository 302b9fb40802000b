-- AlterTable
ALTER TABLE "job_postings" ADD COLUMN     "reason_code" TEXT;

COMMENT ON COLUMN job_postings.reason_code IS 'Why the posting was not returned, as a code: what the service decides on';

-- What runs before stored as sentences only: the runs that read them again decide on the codes.
UPDATE job_postings SET reason_code = known.code
  FROM (VALUES
    ('already_found', 'the same posting was found before'),
    ('no_title', 'it has no title'),
    ('title_not_wanted', 'its title is none of target_titles'),
    ('title_not_wished', 'target_titles_prompt: %'),
    ('place_not_wanted', 'its place is none of target_locations'),
    ('max_jobs_reached', 'beyond what the run may return (max_jobs_reached)'),
    ('max_credits_reached', 'beyond what the run may return (max_credits_reached)'),
    ('credits_reached', 'beyond what the run may return (credits_reached)'),
    ('more_than_asked', 'more postings than were asked for'),
    ('page_says_over', 'its page says: %'),
    ('listed_as_past', 'the page calls it past'),
    ('linked_as_past', 'another page of the site calls it past'),
    ('page_says_none', 'the page says that nothing is open'),
    ('not_in_data', 'the page shows other postings than its data state'),
    ('stated_by_data', 'the page''s own data state it'),
    ('on_job_page', 'read on the page of a posting that another page lists'),
    ('own_page_of_listed', 'the page of a posting that is listed'),
    ('in_no_list', 'no list of the site names it'),
    ('beside_career_page', 'no career page, beside one that lists postings'),
    ('part_of_company', 'it names a part of the company whose openings are listed'),
    ('on_board', 'the board lists it'),
    ('not_on_board', 'no page of the company for it, beside a board that lists others'),
    ('open_application', 'an open application, no posting'),
    ('other_language', 'read at % in another language'),
    ('stranger', 'it names no occupation and does not lead on, unlike the others of its list'),
    ('person', 'it is the role of a person whom the page names or quotes'),
    ('apart', 'its list is one of people, services, benefits or offices'),
    ('content', 'it leads to an article or a product'),
    ('not_public', 'the board marks it as not open to everybody'),
    ('suggestion', 'it is the board''s own suggestion, no match of the search'),
    ('advertisement', 'the board shows it as an advertisement, it does not match the search'),
    ('too_old', 'it is older than posted_within_days'),
    ('other_job_type', 'it is of another job_type'),
    ('not_from_home', 'it is not marked as possible from home')
  ) AS known (code, sentence)
  WHERE disposition <> 'returned' AND reason LIKE known.sentence;

-- A column more, at the end: those before it stay as they are.
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
COMMENT ON COLUMN reporting.job_postings.reason_code IS 'Why it was not returned, as a code that stays when the words change';

CREATE OR REPLACE VIEW reporting_of_key.job_postings WITH (security_barrier) AS
  SELECT * FROM reporting.job_postings
  WHERE run_id IN (SELECT id FROM runs WHERE api_key_id = (SELECT api_key_id FROM analysts WHERE role = session_user));
COMMENT ON COLUMN reporting_of_key.job_postings.reason_code IS 'Why it was not returned, as a code that stays when the words change';
