-- CreateIndex
CREATE INDEX "runs_finished_at_idx" ON "runs"("finished_at");

-- CreateIndex
CREATE INDEX "known_answers_run_id_idx" ON "known_answers"("run_id");

-- Prisma knows no partial indexes. Nightly deletion of contacts says it in the same words.
CREATE INDEX "job_postings_with_contact" ON "job_postings"("run_id")
  WHERE hiring_manager_name <> '' OR hiring_manager_email <> '' OR hiring_manager_phone <> '';
