-- What the views compute is asked for as whoever reads them: without this right an analyst of one key was refused every
-- column of job_postings as soon as one of them was a day.
DO $$ BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'hiring_signals_key_reader') THEN
    GRANT EXECUTE ON FUNCTION day_of(text) TO hiring_signals_key_reader;
  END IF;
END $$;
