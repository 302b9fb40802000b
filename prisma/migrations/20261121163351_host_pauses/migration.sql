-- CreateTable
CREATE TABLE "host_pauses" (
    "host" TEXT NOT NULL,
    "until" TIMESTAMPTZ(3) NOT NULL,
    "refusals" INTEGER NOT NULL DEFAULT 1,
    "reason" TEXT NOT NULL,

    CONSTRAINT "host_pauses_pkey" PRIMARY KEY ("host")
);
COMMENT ON TABLE host_pauses IS 'Job boards that refused a run, and until when all runs leave them alone';
