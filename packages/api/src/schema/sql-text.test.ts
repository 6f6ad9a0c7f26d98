import { lowerCased, wrapped } from './sql-text.ts'

test.each([
  ["CHECK (slug ~ '^[A-Z]+$'::text)", "check (slug ~ '^[A-Z]+$')"],
  ["CHECK (kind = ANY (ARRAY['Or, AND'::text, 'it''s'::text]))", "check (kind in ('Or, AND', 'it''s'))"],
  ["CHECK (kind <> ALL (ARRAY['a'::text]))", "check (kind not in ('a'))"],
  ["CHECK ((gift ->> 'kind'::text) = ANY (ARRAY['a'::text]))", "check ((gift ->> 'kind') in ('a'))"],
  ["'{}'::jsonb", "'{}'"],
  ["hours <@ '{}'::int4multirange", "hours <@ '{}'::int4multirange"],
  ['FOREIGN KEY (a) REFERENCES t(b) ON DELETE CASCADE', 'foreign key (a) references t (b) on delete cascade'],
  ['CREATE INDEX x ON ONLY t USING btree ("position" DESC)', 'create index x on t (position desc)'],
])('lowerCased writes %s as %s', (told, written) => {
  expect(lowerCased(told)).toBe(written)
})

test('wrapped breaks a long statement between its parts and never inside a literal', () => {
  const words = `'${'AND, '.repeat(12)}'`
  const lines = wrapped(`check (a <> ${words} and b <> ${words} or c <> ${words})`, '    ').split('\n')
  expect(lines).toEqual([`check (a <> ${words}`, `    and b <> ${words}`, `    or c <> ${words})`])
})
