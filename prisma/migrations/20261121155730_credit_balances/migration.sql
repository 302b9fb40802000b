-- DropIndex
DROP INDEX "credit_entries_api_key_id_idx";

-- AlterTable: entries that are there already get the balance that was after them.
ALTER TABLE "credit_entries" ADD COLUMN "balance" INTEGER;
UPDATE credit_entries SET balance = sums.balance
FROM (SELECT id, sum(amount) OVER (PARTITION BY api_key_id ORDER BY id) AS balance FROM credit_entries) AS sums
WHERE sums.id = credit_entries.id;
ALTER TABLE "credit_entries" ALTER COLUMN "balance" SET NOT NULL;

-- CreateIndex
CREATE UNIQUE INDEX "api_keys_prefix_key" ON "api_keys"("prefix");

-- CreateIndex
CREATE INDEX "credit_entries_api_key_id_id_idx" ON "credit_entries"("api_key_id", "id");

-- From here on by hand: what schema.prisma cannot say.

-- Every trigger asks whether the key has too many runs that wait: of its old runs it must not read any.
CREATE INDEX runs_queued_by_key ON runs (api_key_id) WHERE status = 'QUEUED';

COMMENT ON COLUMN credit_entries.balance IS 'Balance of the key after this entry';
COMMENT ON COLUMN credit_entries.amount IS 'Credits granted, or charged (negative)';
