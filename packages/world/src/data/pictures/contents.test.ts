import { lookOf } from '../../product-look.ts'
import { contents } from './contents.ts'

const pouch = (title: string, packHex: string) =>
  lookOf({ slug: 'x', title, line: '', category: 'snacks-groceries/spices', maker: 'x' }, packHex, 0)

test('spice keeps its own colour in a pack of any colour', () => {
  const [blue, red] = ['#35465c', '#b5371f'].map((hex) => pouch('Lakadong turmeric', hex))

  expect(blue).toMatchObject({ model: 'spice_pouch', accent: '#d9940f' })
  expect(red?.accent).toBe(blue?.accent)
  expect(pouch('Creek salt flakes', '#35465c').accent).not.toBe(blue?.accent)
})

test('every list of visible contents ends with a colour for any other title', () => {
  for (const list of Object.values(contents)) expect(list.at(-1)?.[0].test('anything else')).toBe(true)
})
