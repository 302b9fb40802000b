-- DropIndex
DROP INDEX "runs_api_key_id_created_at_idx";

-- AlterTable
ALTER TABLE "runs" ADD COLUMN     "cancelled_at" TIMESTAMPTZ(3),
ADD COLUMN     "idempotency_key" TEXT,
ADD COLUMN     "notes" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "request_hash" BYTEA,
ADD COLUMN     "tags" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- CreateIndex
CREATE INDEX "runs_api_key_id_created_at_id_idx" ON "runs"("api_key_id", "created_at", "id");

-- CreateIndex
CREATE UNIQUE INDEX "runs_api_key_id_idempotency_key_key" ON "runs"("api_key_id", "idempotency_key");

-- Whoever waits for a run's end hears of it. Only for ends: a notification in every transaction would halve the commits.
CREATE FUNCTION tell_end_of_run() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('hiring_signals_ended_runs', NEW.id);
  RETURN NULL;
END $$;
CREATE TRIGGER tell_end_of_run AFTER UPDATE OF status ON runs
  FOR EACH ROW WHEN (NEW.status IN ('COMPLETED', 'FAILED')) EXECUTE FUNCTION tell_end_of_run();

COMMENT ON COLUMN runs.cancelled_at IS 'When the caller asked for an early end';
COMMENT ON COLUMN runs.tags IS 'The caller''s own words to find runs by';
COMMENT ON COLUMN runs.notes IS 'Fields of the request that had no effect; told with the warnings';
