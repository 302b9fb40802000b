-- CreateTable
CREATE TABLE "run_findings" (
    "run_id" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "code" TEXT NOT NULL,
    "about" TEXT NOT NULL,
    "seen" DOUBLE PRECISION,
    "kept" DOUBLE PRECISION,
    "status" INTEGER,
    "detail" TEXT,

    CONSTRAINT "run_findings_pkey" PRIMARY KEY ("run_id","number")
);

-- CreateIndex
CREATE INDEX "run_findings_code_idx" ON "run_findings"("code");

-- AddForeignKey
ALTER TABLE "run_findings" ADD CONSTRAINT "run_findings_run_id_fkey" FOREIGN KEY ("run_id") REFERENCES "runs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- From here on by hand: what schema.prisma cannot say.

COMMENT ON TABLE run_findings IS 'What a run was refused, cut or doubts, as data; runs.warnings are these in sentences';
COMMENT ON COLUMN run_findings.number IS 'Order within the run, from 0';
COMMENT ON COLUMN run_findings.kind IS 'refused, not_read, incomplete, limit (of ours), doubtful or note';
COMMENT ON COLUMN run_findings.about IS 'The address, board, field or posting it is about';
COMMENT ON COLUMN run_findings.seen IS 'How many there were, where something was cut';
COMMENT ON COLUMN run_findings.kept IS 'How many of them were kept';
COMMENT ON COLUMN run_findings.status IS 'HTTP status the source answered with';
COMMENT ON COLUMN run_findings.detail IS 'What the source said, in its words';

CREATE VIEW reporting.run_findings AS
  SELECT run_id, number, kind, code, about, seen, kept, status, detail FROM run_findings;
DO $$ BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'hiring_signals_reader') THEN
    -- Views that come later are readable without a grant of their own.
    ALTER DEFAULT PRIVILEGES IN SCHEMA reporting GRANT SELECT ON TABLES TO hiring_signals_reader;
    GRANT SELECT ON ALL TABLES IN SCHEMA reporting TO hiring_signals_reader;
  END IF;
END $$;
