-- AlterTable
ALTER TABLE "runs" ADD COLUMN     "webhook_url" TEXT;

-- CreateTable
CREATE TABLE "webhook_endpoints" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "api_key_id" UUID NOT NULL,
    "url" TEXT NOT NULL,
    "types" TEXT[],
    "nonce" BYTEA NOT NULL,
    "ciphertext" BYTEA NOT NULL,
    "rotated_at" TIMESTAMPTZ(3),
    "disabled_at" TIMESTAMPTZ(3),
    "disabled_reason" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "webhook_endpoints_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "webhook_deliveries" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "api_key_id" UUID NOT NULL,
    "endpoint_id" UUID,
    "url" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "payload" JSONB NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'waiting',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "next_at" TIMESTAMPTZ(3) DEFAULT CURRENT_TIMESTAMP,
    "response_code" INTEGER,
    "response_head" TEXT,
    "error" TEXT,
    "duration_ms" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "webhook_deliveries_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "webhook_endpoints_api_key_id_url_key" ON "webhook_endpoints"("api_key_id", "url");

-- CreateIndex
CREATE INDEX "webhook_deliveries_api_key_id_created_at_id_idx" ON "webhook_deliveries"("api_key_id", "created_at", "id");

-- AddForeignKey
ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_api_key_id_fkey" FOREIGN KEY ("api_key_id") REFERENCES "api_keys"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_api_key_id_fkey" FOREIGN KEY ("api_key_id") REFERENCES "api_keys"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_endpoint_id_fkey" FOREIGN KEY ("endpoint_id") REFERENCES "webhook_endpoints"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What is due: the sender asks for it every second.
CREATE INDEX webhook_deliveries_due ON webhook_deliveries (next_at) WHERE status = 'waiting';

-- A run's end and the messages about it are there together or not at all, whatever ended the run.
CREATE FUNCTION tell_webhooks_of_run() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  event text := CASE WHEN NEW.status = 'FAILED' THEN 'run.failed' WHEN NEW.cancelled_at IS NOT NULL THEN 'run.cancelled' ELSE 'run.completed' END;
BEGIN
  INSERT INTO webhook_deliveries (api_key_id, endpoint_id, url, type, payload)
  SELECT NEW.api_key_id, address.id, address.url, event, jsonb_build_object(
    'type', event,
    'timestamp', to_char(NEW.finished_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'data', jsonb_build_object('run_id', NEW.id, 'pipeline', NEW.pipeline, 'status', NEW.status::text, 'tags', to_jsonb(NEW.tags),
      'error', NEW.error, 'credits_consumed', NEW.credits_consumed, 'path', '/v1/runs/' || NEW.id))
  FROM (
    SELECT id, url FROM webhook_endpoints WHERE api_key_id = NEW.api_key_id AND disabled_at IS NULL AND event = ANY (types)
    UNION ALL SELECT NULL, NEW.webhook_url WHERE NEW.webhook_url IS NOT NULL
  ) AS address;
  IF FOUND THEN PERFORM pg_notify('hiring_signals_webhooks', ''); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER tell_webhooks_of_run AFTER UPDATE OF status ON runs
  FOR EACH ROW WHEN (NEW.status IN ('COMPLETED', 'FAILED')) EXECUTE FUNCTION tell_webhooks_of_run();

COMMENT ON TABLE webhook_endpoints IS 'Where callers want to be told of what happens';
COMMENT ON TABLE webhook_deliveries IS 'Messages to callers, each with how its last try went';
COMMENT ON COLUMN webhook_deliveries.id IS 'Names the message: the same in every try';
COMMENT ON COLUMN webhook_deliveries.next_at IS 'When it is tried next; a minute ahead while it is tried';
COMMENT ON COLUMN runs.webhook_url IS 'Where the caller wants to be told of the run''s end';
