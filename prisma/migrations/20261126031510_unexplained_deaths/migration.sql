-- AlterTable
ALTER TABLE "runs" ADD COLUMN     "unexplained_from" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "sweeps" ADD COLUMN     "unexplained" INTEGER NOT NULL DEFAULT 0;
