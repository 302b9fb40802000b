-- The account of a run is kept by the codes that the service decides on, as its postings are: sentences that quote a
-- page made a row each. What was counted of returned postings stays; the others are counted anew.
-- Nothing is counted meanwhile.
LOCK TABLE posting_counts IN ACCESS EXCLUSIVE MODE;
DELETE FROM posting_counts WHERE disposition <> 'returned';

-- AlterTable
ALTER TABLE "posting_counts" DROP CONSTRAINT "posting_counts_pkey",
DROP COLUMN "reason",
ADD COLUMN     "reason_code" TEXT NOT NULL DEFAULT '',
ADD CONSTRAINT "posting_counts_pkey" PRIMARY KEY ("run_id", "disposition", "reason_code");

COMMENT ON COLUMN posting_counts.reason_code IS 'Why they were not returned, as a code; empty for those that were, and for those stored before there were codes';

INSERT INTO posting_counts (run_id, disposition, reason_code, count)
  SELECT run_id, disposition, coalesce(reason_code, ''), count(*) FROM job_postings
  WHERE disposition <> 'returned' GROUP BY 1, 2, 3;

CREATE OR REPLACE FUNCTION count_postings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO posting_counts AS counted (run_id, disposition, reason_code, count)
    SELECT run_id, disposition, coalesce(reason_code, ''), count(*) FROM changed WHERE disposition IS NOT NULL GROUP BY 1, 2, 3
    ON CONFLICT (run_id, disposition, reason_code) DO UPDATE SET count = counted.count + excluded.count;
  ELSIF TG_OP = 'UPDATE' THEN
    INSERT INTO posting_counts AS counted (run_id, disposition, reason_code, count)
    SELECT run_id, disposition, reason_code, sum(count) FROM (
      SELECT run_id, disposition, coalesce(reason_code, '') AS reason_code, 1 AS count FROM changed WHERE disposition IS NOT NULL
      UNION ALL SELECT run_id, disposition, coalesce(reason_code, ''), -1 FROM before WHERE disposition IS NOT NULL
    ) AS moved GROUP BY 1, 2, 3 HAVING sum(count) <> 0
    ON CONFLICT (run_id, disposition, reason_code) DO UPDATE SET count = counted.count + excluded.count;
  ELSE
    UPDATE posting_counts AS counted SET count = counted.count - gone.count
    FROM (
      SELECT run_id, disposition, coalesce(reason_code, '') AS reason_code, count(*) AS count
      FROM changed WHERE disposition IS NOT NULL GROUP BY 1, 2, 3
    ) AS gone
    WHERE (counted.run_id, counted.disposition, counted.reason_code) = (gone.run_id, gone.disposition, gone.reason_code);
  END IF;
  RETURN NULL;
END $$;
