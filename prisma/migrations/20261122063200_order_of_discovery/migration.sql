-- AlterTable
ALTER TABLE "job_postings" ADD COLUMN     "found_number" INTEGER;

-- CreateIndex
CREATE UNIQUE INDEX "job_postings_run_id_found_number_key" ON "job_postings"("run_id", "found_number");

COMMENT ON COLUMN job_postings.number IS 'Order of discovery within the run, from 0; negative until the run has judged the posting';
COMMENT ON COLUMN job_postings.found_number IS 'What stored steps call the posting while the run goes on';

-- Functions of ours are the service's; an analyst's views need one of them.
REVOKE EXECUTE ON ALL FUNCTIONS IN SCHEMA public FROM PUBLIC;
ALTER DEFAULT PRIVILEGES REVOKE EXECUTE ON FUNCTIONS FROM PUBLIC;
DO $$ BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'hiring_signals_reader') THEN
    GRANT EXECUTE ON FUNCTION day_of(text) TO hiring_signals_reader;
  END IF;
END $$;
