-- A mandate may debit at most ₹15,000 without asking the customer again (Reserve Bank of India): a dearer delivery would
-- never be charged.
alter table subscription_plan
  add constraint subscription_plan__mandate check (billing <> 'mandate' or price_paise <= 1500000);
