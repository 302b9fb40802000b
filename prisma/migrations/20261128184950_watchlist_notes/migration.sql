-- AlterTable
ALTER TABLE "watchlists" ADD COLUMN     "notes" TEXT[] DEFAULT ARRAY[]::TEXT[];
