-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateEnum
CREATE TYPE "RunStatus" AS ENUM ('QUEUED', 'RUNNING', 'COMPLETED', 'FAILED');

-- CreateEnum
CREATE TYPE "Disposition" AS ENUM ('returned', 'filtered', 'duplicate', 'dropped');

-- CreateTable
CREATE TABLE "runs" (
    "id" TEXT NOT NULL,
    "pipeline" TEXT NOT NULL,
    "status" "RunStatus" NOT NULL DEFAULT 'QUEUED',
    "input" JSONB NOT NULL,
    "api_key_id" UUID NOT NULL,
    "summary" JSONB,
    "warnings" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "error" JSONB,
    "progress" JSONB,
    "credits_consumed" INTEGER,
    "credits_left" INTEGER,
    "lease" INTEGER NOT NULL DEFAULT 0,
    "worker_pool" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "started_at" TIMESTAMPTZ(3),
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "runs_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "run_steps" (
    "run_id" TEXT NOT NULL,
    "step_id" TEXT NOT NULL,
    "item_key" TEXT NOT NULL DEFAULT '',
    "status" "RunStatus" NOT NULL,
    "attempt" INTEGER NOT NULL,
    "output" JSONB,
    "error" TEXT,
    "started_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "run_steps_pkey" PRIMARY KEY ("run_id","step_id","item_key")
);

-- CreateTable
CREATE TABLE "job_postings" (
    "run_id" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "position" INTEGER,
    "disposition" "Disposition" NOT NULL,
    "reason" TEXT,
    "dedup_key" TEXT NOT NULL,
    "job_title" TEXT,
    "location" TEXT,
    "city" TEXT,
    "country" TEXT,
    "job_type" TEXT,
    "remote_policy" TEXT,
    "department" TEXT,
    "contract_type" TEXT,
    "salary_min" DOUBLE PRECISION,
    "salary_max" DOUBLE PRECISION,
    "salary_currency" TEXT,
    "salary_period" TEXT,
    "min_years_of_experience" INTEGER,
    "requirements" TEXT[],
    "nice_to_have" TEXT[],
    "benefits" TEXT[],
    "job_description" TEXT,
    "hiring_manager_name" TEXT,
    "hiring_manager_email" TEXT,
    "hiring_manager_phone" TEXT,
    "job_url" TEXT,
    "ats_system" TEXT,
    "source" TEXT,
    "posted_at" TEXT,
    "application_deadline" TEXT,
    "company_name" TEXT,
    "company_size" TEXT,
    "company_website" TEXT,
    "industry" TEXT,
    "headquarters" TEXT,
    "founded" TEXT,
    "revenue" TEXT,
    "company_profile_url" TEXT,
    "postal_code" TEXT,
    "street_address" TEXT,
    "extras" JSONB,
    "evidence" JSONB,

    CONSTRAINT "job_postings_pkey" PRIMARY KEY ("run_id","number")
);

-- CreateTable
CREATE TABLE "paid_calls" (
    "run_id" TEXT NOT NULL,
    "request_hash" TEXT NOT NULL,
    "service" TEXT NOT NULL,
    "step_id" TEXT NOT NULL,
    "answer" JSONB,
    "cost" DOUBLE PRECISION,
    "credits" INTEGER,
    "tokens" INTEGER,
    "asked_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "answered_at" TIMESTAMPTZ(3),
    "asks" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "paid_calls_pkey" PRIMARY KEY ("run_id","request_hash")
);

-- CreateTable
CREATE TABLE "api_keys" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "name" TEXT NOT NULL,
    "prefix" TEXT NOT NULL,
    "hash" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "api_keys_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "credit_entries" (
    "id" BIGSERIAL NOT NULL,
    "api_key_id" UUID NOT NULL,
    "run_id" TEXT,
    "amount" INTEGER NOT NULL,
    "reason" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "credit_entries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "worker_pools" (
    "id" TEXT NOT NULL,
    "heartbeat_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "worker_pools_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "runs_status_created_at_idx" ON "runs"("status", "created_at");

-- CreateIndex
CREATE INDEX "runs_api_key_id_created_at_idx" ON "runs"("api_key_id", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "job_postings_run_id_position_key" ON "job_postings"("run_id", "position");

-- CreateIndex
CREATE UNIQUE INDEX "api_keys_hash_key" ON "api_keys"("hash");

-- CreateIndex
CREATE UNIQUE INDEX "credit_entries_run_id_key" ON "credit_entries"("run_id");

-- CreateIndex
CREATE INDEX "credit_entries_api_key_id_idx" ON "credit_entries"("api_key_id");

-- AddForeignKey
ALTER TABLE "runs" ADD CONSTRAINT "runs_api_key_id_fkey" FOREIGN KEY ("api_key_id") REFERENCES "api_keys"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "run_steps" ADD CONSTRAINT "run_steps_run_id_fkey" FOREIGN KEY ("run_id") REFERENCES "runs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job_postings" ADD CONSTRAINT "job_postings_run_id_fkey" FOREIGN KEY ("run_id") REFERENCES "runs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "paid_calls" ADD CONSTRAINT "paid_calls_run_id_fkey" FOREIGN KEY ("run_id") REFERENCES "runs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_api_key_id_fkey" FOREIGN KEY ("api_key_id") REFERENCES "api_keys"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- From here on by hand: what schema.prisma cannot say.

-- Terminal states are final, whatever a program with old knowledge tries.
CREATE FUNCTION keep_terminal_runs() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'run % is % already', OLD.id, OLD.status;
END $$;

CREATE TRIGGER keep_terminal_runs BEFORE UPDATE OF status, summary, error, warnings ON runs
  FOR EACH ROW WHEN (OLD.status IN ('COMPLETED', 'FAILED')) EXECUTE FUNCTION keep_terminal_runs();

ALTER TABLE job_postings
  ADD CONSTRAINT position_only_when_returned CHECK ((position IS NOT NULL) = (disposition = 'returned')),
  ADD CONSTRAINT reason_unless_returned CHECK ((reason IS NULL) = (disposition = 'returned'));

COMMENT ON TABLE runs IS 'One row per accepted request';
COMMENT ON COLUMN runs.input IS 'Request body, without secrets';
COMMENT ON COLUMN runs.summary IS 'Result of a COMPLETED run, without its postings';
COMMENT ON COLUMN runs.error IS '{message, step_id} of a FAILED run';
COMMENT ON COLUMN runs.lease IS 'Counts the attempts; writes of an older attempt find no row';
COMMENT ON TABLE job_postings IS 'Every posting a run discovered: returned, filtered, duplicate or dropped';
COMMENT ON COLUMN job_postings.number IS 'Order of discovery within the run, from 0';
COMMENT ON COLUMN job_postings.position IS 'Place among the returned postings, from 0; pages are ranges of it';
COMMENT ON COLUMN job_postings.reason IS 'Why the posting was not returned';
COMMENT ON COLUMN job_postings.dedup_key IS 'Postings of a run with the same key are the same posting';
COMMENT ON COLUMN job_postings.evidence IS 'Per field: the source of the value and, for text, the quote';
COMMENT ON COLUMN job_postings.salary_min IS 'Main unit of salary_currency, per salary_period';
COMMENT ON COLUMN job_postings.posted_at IS 'Date or ISO 8601 timestamp, as precise as the source';
COMMENT ON TABLE paid_calls IS 'Calls that cost somebody money: asked once per run and request';

-- What analysts read: stable names, no keys, no key hashes, no internals.
CREATE SCHEMA reporting;
CREATE VIEW reporting.runs AS
  SELECT id AS run_id, pipeline, status, summary, warnings, error, credits_consumed, created_at, started_at, finished_at FROM runs;
CREATE VIEW reporting.job_postings AS
  SELECT run_id, number, position, disposition, reason, job_title, location, city, country, job_type, remote_policy, department,
         contract_type, salary_min, salary_max, salary_currency, salary_period, min_years_of_experience, requirements, nice_to_have,
         benefits, job_description, hiring_manager_name, hiring_manager_email, hiring_manager_phone, job_url, ats_system, source,
         posted_at, application_deadline, company_name, company_size, company_website, industry, headquarters, founded, revenue,
         company_profile_url, postal_code, street_address, extras, evidence
  FROM job_postings;
DO $$ BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'hiring_signals_reader') THEN CREATE ROLE hiring_signals_reader NOLOGIN; END IF;
EXCEPTION WHEN insufficient_privilege THEN
  RAISE NOTICE 'no right to create the role hiring_signals_reader: create it by hand and grant it the schema reporting';
END $$;
DO $$ BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'hiring_signals_reader') THEN
    GRANT USAGE ON SCHEMA reporting TO hiring_signals_reader;
    GRANT SELECT ON ALL TABLES IN SCHEMA reporting TO hiring_signals_reader;
  END IF;
END $$;
