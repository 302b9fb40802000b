-- AlterTable
ALTER TABLE "runs" ADD COLUMN     "credits_reserved" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "deaths" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "failures" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "sweeps" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "swept_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "sweeps_pkey" PRIMARY KEY ("id")
);

-- From here on by hand: what schema.prisma cannot say.

INSERT INTO sweeps (id) VALUES (1);

-- Each trigger sums the reservations of the key's open runs: of its ended runs it must not read any.
CREATE INDEX runs_open_by_key ON runs (api_key_id) WHERE status IN ('QUEUED', 'RUNNING');

COMMENT ON COLUMN runs.failures IS 'Attempts that ended with a failure; the pipeline says how many there may be';
COMMENT ON COLUMN runs.deaths IS 'Workers that died with the run aboard since it last got on; from the second on it runs alone';
COMMENT ON COLUMN runs.credits_reserved IS 'Credits kept for the run until it ends';
COMMENT ON TABLE sweeps IS 'When the workers looked for dead ones last; the lock of its row is the right to look';
