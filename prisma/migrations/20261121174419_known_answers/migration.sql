-- CreateTable
CREATE TABLE "known_answers" (
    "api_key_id" UUID NOT NULL,
    "subject_hash" BYTEA NOT NULL,
    "run_id" TEXT NOT NULL,
    "about" BYTEA[],
    "answer" JSONB NOT NULL,
    "stored_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "known_answers_pkey" PRIMARY KEY ("api_key_id","subject_hash")
);

-- CreateIndex
CREATE INDEX "known_answers_about_idx" ON "known_answers" USING GIN ("about");

-- AddForeignKey
ALTER TABLE "known_answers" ADD CONSTRAINT "known_answers_run_id_fkey" FOREIGN KEY ("run_id") REFERENCES "runs"("id") ON DELETE CASCADE ON UPDATE CASCADE;
