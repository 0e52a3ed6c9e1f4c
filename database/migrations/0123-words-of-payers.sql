-- Of a CSV file, words of payers and of the museum itself made a debit one that the bank takes back. Of those that are still open,
-- whoever matches them knows it.
update bank_line set reversal = false where state = 'open' and source = 'csv' and amount < 0;
