-- AlterTable
ALTER TABLE "watchlists" ADD COLUMN     "comparing_until" TIMESTAMPTZ(3);
