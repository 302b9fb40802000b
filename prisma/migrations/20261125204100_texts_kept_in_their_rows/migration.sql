-- Texts up to some kilobytes stay in their rows as they are, not compressed and not outside: a page of Postgres holds 8 KB.
-- To compress a text of 2 KB cost more than all else that its row costs. Rows that are there already stay as they are.
ALTER TABLE job_postings SET (toast_tuple_target = 8160);
