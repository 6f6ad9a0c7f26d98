import { takeStyles } from './take-styles.ts'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

function givenSheets(...names: string[]) {
  document.head.innerHTML = names
    .map((name) => `<style data-sheet="/${name}.css" data-release="${name}"></style>`)
    .join('')
  takeStyles(Object.fromEntries(names.map((name) => [`/${name}.css`, `sha384-${name}` as const])))
  const links = [...document.querySelectorAll('link')]
  const over = (name: string, kind: 'load' | 'error') =>
    links.find((link) => link.getAttribute('href') === `/${name}.css`)?.dispatchEvent(new Event(kind))
  return { links, over, media: () => links.map(({ media }) => media) }
}

test('each sheet is asked for with its hash, right behind its first rules', () => {
  const { links } = givenSheets('header', 'main')
  expect(links.map((link) => [link.previousElementSibling?.tagName, link.integrity])).toEqual([
    ['STYLE', 'sha384-header'],
    ['STYLE', 'sha384-main'],
  ])
  expect(links.map(({ dataset }) => dataset.release)).toEqual(['header', 'main'])
})

test('sheets that come together apply together', () => {
  const { over, media } = givenSheets('header', 'main')
  over('header', 'load')
  expect(media()).toEqual(['print', 'print'])
  over('main', 'load')
  expect(media()).toEqual(['all', 'all'])
})

test('a sheet waits a tenth of a second for the others, not longer', () => {
  const { over, media } = givenSheets('header', 'main')
  over('header', 'load')
  jest.advanceTimersByTime(100)
  expect(media()).toEqual(['all', 'print'])
  over('main', 'load')
  expect(media()).toEqual(['all', 'all'])
})

test('the shell is told of a sheet that did not come, and the others apply', async () => {
  const { links, over } = givenSheets('header', 'main')
  over('header', 'load')
  over('main', 'error')
  expect(await window.nukkadStyles?.['/header.css']).toBe(true)
  expect(await window.nukkadStyles?.['/main.css']).toBe(false)
  expect(links.map(({ isConnected }) => isConnected)).toEqual([true, false])
})
