import { soughtWords } from './sought-words.ts'

test.each([
  ['+91 98100 12345', '9810012345'],
  ['098100-12345', '9810012345'],
  ['98100 123', '98100123'],
  ['+91 98100', '98100'],
  ['nk me2q m7mz ccxy', 'NK-ME2QM7MZCCXY'],
  ['NK-ME2QM7MZCCXY', 'NK-ME2QM7MZCCXY'],
  ['nkme2qm7mzccxy', 'NK-ME2QM7MZCCXY'],
  ['NK-64MODSOV43IF', 'NK-64M0DS0V431F'],
  ['  Asha Menon ', 'Asha Menon'],
  ['Nkechi Obi', 'Nkechi Obi'],
  ['12 Lodhi Road', '12 Lodhi Road'],
])('%j is sought as %j', (typed, sought) => expect(soughtWords(typed)).toBe(sought))
