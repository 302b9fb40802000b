-- AlterTable
ALTER TABLE "watchlists" ADD COLUMN     "comparing_until" TIMESTAMPTZ(3);

COMMENT ON VIEW reporting.changes IS 'What happened to postings of watchlists (new, changed, reposted, closed) and to people who left (leaver_found, vacated_role_open)';
COMMENT ON COLUMN reporting.changes.posting IS 'The posting, or of leaver_found and vacated_role_open who left and the vacated role';
