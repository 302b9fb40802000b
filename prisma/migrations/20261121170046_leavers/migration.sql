-- CreateTable
CREATE TABLE "run_secrets" (
    "run_id" TEXT NOT NULL,
    "nonce" BYTEA NOT NULL,
    "ciphertext" BYTEA NOT NULL,

    CONSTRAINT "run_secrets_pkey" PRIMARY KEY ("run_id")
);

-- CreateTable
CREATE TABLE "files" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "run_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "content" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "files_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "do_not_contact" (
    "hash" BYTEA NOT NULL,
    "kind" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "do_not_contact_pkey" PRIMARY KEY ("hash")
);

-- CreateTable
CREATE TABLE "service_paces" (
    "key_hash" BYTEA NOT NULL,
    "next_at" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "service_paces_pkey" PRIMARY KEY ("key_hash")
);

-- CreateIndex
CREATE UNIQUE INDEX "files_run_id_name_key" ON "files"("run_id", "name");

-- AddForeignKey
ALTER TABLE "run_secrets" ADD CONSTRAINT "run_secrets_run_id_fkey" FOREIGN KEY ("run_id") REFERENCES "runs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "files" ADD CONSTRAINT "files_run_id_fkey" FOREIGN KEY ("run_id") REFERENCES "runs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- From here on by hand: what schema.prisma cannot say.

-- A caller's keys do not outlive the run they were given for, however it ends; nor does what was kept for a retry:
-- items of steps, their outputs, the answers of paid calls (who was asked and what it cost stays).
CREATE FUNCTION forget_ended_runs() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM run_secrets WHERE run_id = NEW.id;
  UPDATE paid_calls SET answer = NULL WHERE run_id = NEW.id;
  DELETE FROM run_steps WHERE run_id = NEW.id AND item_key <> '';
  UPDATE run_steps SET output = NULL WHERE run_id = NEW.id;
  RETURN NULL;
END $$;

CREATE TRIGGER forget_ended_runs AFTER UPDATE OF status ON runs
  FOR EACH ROW WHEN (NEW.status IN ('COMPLETED', 'FAILED')) EXECUTE FUNCTION forget_ended_runs();

COMMENT ON TABLE run_secrets IS 'Keys of callers, AES-256-GCM, gone when the run has ended';
COMMENT ON TABLE files IS 'Files that runs made; deleted by age (RETENTION_DAYS)';
COMMENT ON TABLE do_not_contact IS 'SHA-256 of addresses, domains and profile addresses that must not be contacted';

-- AlterTable: services count in fractions of credits.
ALTER TABLE "paid_calls" ALTER COLUMN "credits" SET DATA TYPE DOUBLE PRECISION;
