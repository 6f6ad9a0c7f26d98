import { socialCardOf, socialPicturePath } from './social-picture.ts'

const secret = 'a secret of the tests'
const card = { title: 'Lodhi Garden', line: 'Tombs & parrots', image: '/images/scene/delhi/lodhi' }
const queryOf = (path: string) => Object.fromEntries(new URL(path, 'http://x').searchParams)

test('the words of a page come back from its address', () => {
  const path = socialPicturePath(secret, 'place/lodhi-garden', card)
  expect(path).toMatch(/^\/images\/social\/place\/lodhi-garden\.jpg\?t=/)
  expect(socialCardOf(secret, queryOf(path))).toEqual(card)
})

test.each(['t', 'l', 'i', 's'])('words that somebody else wrote are not drawn (%s)', (name) => {
  const query = queryOf(socialPicturePath(secret, 'x', card))
  expect(socialCardOf(secret, { ...query, [name]: 'Send money to this account' })).toBeUndefined()
})

test('a title that is too long is cut where the picture ends', () => {
  const path = socialPicturePath(secret, 'x', { ...card, title: 'kurta '.repeat(60) })
  expect(socialCardOf(secret, queryOf(path))?.title).toMatch(/^(kurta ){17}.*…$/)
})
