-- AlterTable
ALTER TABLE "runs" ADD COLUMN     "deaths_from" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "worker_pools" ADD COLUMN     "backend" INTEGER;

-- AlterTable
ALTER TABLE "sweeps" ADD COLUMN     "deaths" INTEGER NOT NULL DEFAULT 0;

COMMENT ON COLUMN runs.deaths IS 'Workers that died with the run aboard since it last got on; from the fourth on it runs alone';
COMMENT ON COLUMN runs.deaths_from IS 'sweeps.deaths before the first of these deaths: whether workers without the run died meanwhile';
COMMENT ON COLUMN worker_pools.backend IS 'Process of Postgres for the connection it reported by; that goes when the worker dies';
COMMENT ON COLUMN sweeps.deaths IS 'Workers found dead so far';
