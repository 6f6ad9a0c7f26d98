import { loadFonts, markFirstVisit } from './fonts.ts'

const page = document.documentElement.classList
const load = jest.fn(async () => undefined)

beforeEach(() => {
  load.mockClear()
  localStorage.clear()
  page.remove('first-visit')
  const faces = [
    { family: 'Text', load },
    { family: 'Text Fallback', load: () => Promise.reject(new Error('local')) },
  ]
  Object.defineProperty(document, 'fonts', { configurable: true, value: new Set(faces) })
})
afterEach(() => jest.restoreAllMocks())

test('waits for all but the fallback fonts on a first visit and remembers it', async () => {
  markFirstVisit()
  expect(page).toContain('first-visit')
  const take = jest.fn(async () => {})

  await loadFonts(take)

  expect(load).toHaveBeenCalledTimes(1)
  expect(take).toHaveBeenCalledTimes(1)
  page.remove('first-visit')
  markFirstVisit()
  expect(page).not.toContain('first-visit')
})

test('shows fonts at once on a later visit and loads none', async () => {
  localStorage.setItem('fonts', '1')
  markFirstVisit()
  const take = jest.fn(async () => {})

  await loadFonts(take)

  expect(page).not.toContain('first-visit')
  expect(take).not.toHaveBeenCalled()
})

test('shows fonts at once when storage is blocked', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied')
  })
  markFirstVisit()
  expect(page).not.toContain('first-visit')
})
