import { socialCardOf, socialPicturePath } from './social-picture.ts'

const secret = 'a secret of the tests'
const card = { title: 'Lodhi Garden', line: 'Tombs & parrots', image: '/images/scene/delhi/lodhi' }
const queryOf = (path: string) => Object.fromEntries(new URL(path, 'http://x').searchParams)

test('socialCardOf reads the words of a page back from the URL', () => {
  const path = socialPicturePath(secret, 'place/lodhi-garden', card)
  expect(path).toMatch(/^\/images\/social\/place\/lodhi-garden\.jpg\?t=/)
  expect(socialCardOf(secret, queryOf(path))).toEqual(card)
})

test.each(['t', 'l', 'i', 's'])('socialCardOf refuses an altered parameter (%s)', (name) => {
  const query = queryOf(socialPicturePath(secret, 'x', card))
  expect(socialCardOf(secret, { ...query, [name]: 'Send money to this account' })).toBeUndefined()
})

test('socialPicturePath shortens a title that is too long', () => {
  const path = socialPicturePath(secret, 'x', { ...card, title: 'kurta '.repeat(60) })
  expect(socialCardOf(secret, queryOf(path))?.title).toMatch(/^(kurta ){17}.*…$/)
})
