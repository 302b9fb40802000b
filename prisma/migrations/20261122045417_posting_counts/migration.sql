-- CreateTable
CREATE TABLE "posting_counts" (
    "run_id" TEXT NOT NULL,
    "disposition" "Disposition" NOT NULL,
    "reason" TEXT NOT NULL DEFAULT '',
    "count" INTEGER NOT NULL,

    CONSTRAINT "posting_counts_pkey" PRIMARY KEY ("run_id","disposition","reason")
);

-- CreateIndex
CREATE INDEX "job_postings_run_id_disposition_number_idx" ON "job_postings"("run_id", "disposition", "number");

-- AddForeignKey
ALTER TABLE "posting_counts" ADD CONSTRAINT "posting_counts_run_id_fkey" FOREIGN KEY ("run_id") REFERENCES "runs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The account of a run is read, not counted: a run of a million postings answers as fast as one of ten. A posting's
-- disposition never changes once it is stored, so inserts and deletes are all there is to follow.
CREATE FUNCTION count_postings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO posting_counts AS counted (run_id, disposition, reason, count)
    SELECT run_id, disposition, coalesce(reason, ''), count(*) FROM changed GROUP BY 1, 2, 3
    ON CONFLICT (run_id, disposition, reason) DO UPDATE SET count = counted.count + excluded.count;
  ELSE
    UPDATE posting_counts AS counted SET count = counted.count - gone.count
    FROM (SELECT run_id, disposition, coalesce(reason, '') AS reason, count(*) AS count FROM changed GROUP BY 1, 2, 3) AS gone
    WHERE (counted.run_id, counted.disposition, counted.reason) = (gone.run_id, gone.disposition, gone.reason);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER count_new_postings AFTER INSERT ON job_postings REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_postings();
CREATE TRIGGER count_gone_postings AFTER DELETE ON job_postings REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_postings();
INSERT INTO posting_counts (run_id, disposition, reason, count)
  SELECT run_id, disposition, coalesce(reason, ''), count(*) FROM job_postings GROUP BY 1, 2, 3;

COMMENT ON TABLE posting_counts IS 'How many postings a run discovered, by what became of them; kept by a trigger';
COMMENT ON COLUMN posting_counts.reason IS 'Why they were not returned; empty for those that were';
