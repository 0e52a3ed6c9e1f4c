-- For which Monday a report was handed over to be mailed: by one process, in the transaction that writes the mail's job.
alter table report_mail add column queued_for date;
