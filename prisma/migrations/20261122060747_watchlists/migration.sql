-- CreateTable
CREATE TABLE "watchlists" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "api_key_id" UUID NOT NULL,
    "pipeline" TEXT NOT NULL,
    "input" JSONB NOT NULL,
    "nonce" BYTEA,
    "ciphertext" BYTEA,
    "cron" TEXT NOT NULL,
    "timezone" TEXT NOT NULL,
    "next_at" TIMESTAMPTZ(3) NOT NULL,
    "paused_at" TIMESTAMPTZ(3),
    "open_run_id" TEXT,
    "last_run_id" TEXT,
    "reads" INTEGER NOT NULL DEFAULT 0,
    "doubted_reads" INTEGER NOT NULL DEFAULT 0,
    "held" INTEGER NOT NULL DEFAULT 0,
    "skipped" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "watchlists_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "watched_postings" (
    "watchlist_id" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "fields" JSONB NOT NULL,
    "first_seen_at" TIMESTAMPTZ(3) NOT NULL,
    "last_seen_at" TIMESTAMPTZ(3) NOT NULL,
    "missed" INTEGER NOT NULL DEFAULT 0,
    "closed_at" TIMESTAMPTZ(3),

    CONSTRAINT "watched_postings_pkey" PRIMARY KEY ("watchlist_id","key")
);

-- CreateTable
CREATE TABLE "changes" (
    "sequence" BIGSERIAL NOT NULL,
    "api_key_id" UUID NOT NULL,
    "watchlist_id" UUID NOT NULL,
    "run_id" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "posting" JSONB NOT NULL,
    "changed" JSONB,
    "is_backfill" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "changes_pkey" PRIMARY KEY ("sequence")
);

-- CreateIndex
CREATE INDEX "watchlists_api_key_id_created_at_idx" ON "watchlists"("api_key_id", "created_at");

-- CreateIndex
CREATE INDEX "changes_api_key_id_sequence_idx" ON "changes"("api_key_id", "sequence");

-- AddForeignKey
ALTER TABLE "watchlists" ADD CONSTRAINT "watchlists_api_key_id_fkey" FOREIGN KEY ("api_key_id") REFERENCES "api_keys"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "watched_postings" ADD CONSTRAINT "watched_postings_watchlist_id_fkey" FOREIGN KEY ("watchlist_id") REFERENCES "watchlists"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "changes" ADD CONSTRAINT "changes_watchlist_id_fkey" FOREIGN KEY ("watchlist_id") REFERENCES "watchlists"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What is due, and what has a read that is to be compared: workers ask for it every two seconds.
CREATE INDEX watchlists_due ON watchlists (next_at) WHERE paused_at IS NULL;
CREATE INDEX watchlists_open ON watchlists (id) WHERE open_run_id IS NOT NULL;

COMMENT ON TABLE watchlists IS 'What callers watch, and when; each read is a run';
COMMENT ON TABLE watched_postings IS 'What a watchlist knows of a posting from the reads before';
COMMENT ON TABLE changes IS 'The feed of changes: new, changed, reposted, closed';
COMMENT ON COLUMN changes.sequence IS 'Grows from change to change of a key; the place in the feed';
COMMENT ON COLUMN changes.reason IS 'Why it is said';
