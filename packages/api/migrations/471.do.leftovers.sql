-- What earlier versions left behind: the search asked this extension for words that are spelled nearly alike, and lots
-- of the wallet were called perks lots.
drop extension if exists fuzzystrmatch;
alter sequence perks_lot_lot_id_seq rename to wallet_lot_lot_id_seq;
