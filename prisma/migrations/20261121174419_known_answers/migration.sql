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

-- From here on by hand: what schema.prisma cannot say.

-- Terminal states are final, but a person may be taken out of what a run found.
CREATE OR REPLACE FUNCTION keep_terminal_runs() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status = OLD.status AND NEW.input->>'full_name' = '***' THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'run % is % already', OLD.id, OLD.status;
END $$;

COMMENT ON TABLE known_answers IS 'Answers about people for the same API key; deleted by age (RETENTION_DAYS) and by person:forget';
