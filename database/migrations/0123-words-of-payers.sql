-- Of a CSV file, words of payers and of the museum itself made a debit one that the bank takes back. Of those that are still open,
-- whoever matches them knows it, unless they say what only a bank says.
update bank_line set reversal = false
where state = 'open' and source = 'csv' and amount < 0
  and said !~* 'r(ü|ue)cklastschrift|lastschrift[[:space:]-]*r(ü|ue)ckgabe';
