import { takeStyles } from './take-styles.ts'

let canPreload = true
beforeEach(() => {
  canPreload = true
  // jsdom does not support preloading.
  Object.defineProperty(HTMLLinkElement.prototype, 'relList', {
    configurable: true,
    get: () => ({ supports: () => canPreload }),
  })
})

const settled = () => new Promise((resolve) => setTimeout(resolve))

/** Sheets by name and release: `main.one` is a sheet of the release 'main'. */
function givenSheets(...names: string[]) {
  document.head.innerHTML = names
    .map((name) => `<style data-sheet="/${name}.css" data-release="${name.split('.')[0]}"></style>`)
    .join('')
  takeStyles(Object.fromEntries(names.map((name) => [`/${name}.css`, `sha384-${name}` as const])))
  const links = (rel: string) => [...document.querySelectorAll<HTMLLinkElement>(`link[rel=${rel}]`)]
  const namesOf = (rel: string) => links(rel).map((link) => link.getAttribute('href'))
  return {
    links,
    fetching: () => namesOf('preload'),
    applied: () => namesOf('stylesheet'),
    over(rel: string, name: string, kind: 'load' | 'error' = 'load') {
      const link = links(rel).find((one) => one.getAttribute('href') === `/${name}.css`)
      link?.dispatchEvent(new Event(kind))
      return settled()
    },
  }
}

test('preloads each sheet with its hash without blocking', () => {
  const { links, applied } = givenSheets('header', 'main')
  expect(links('preload').map(({ as, integrity, dataset }) => [as, integrity, dataset.release])).toEqual([
    ['style', 'sha384-header', 'header'],
    ['style', 'sha384-main', 'main'],
  ])
  expect(applied()).toEqual([])
})

test('appends a loaded sheet after the inlined rules and fetches it once', async () => {
  const { links, over, fetching } = givenSheets('header', 'main')
  await over('preload', 'main')
  expect(document.head.lastElementChild).toBe(links('stylesheet')[0])
  expect(links('stylesheet').map(({ integrity, dataset }) => [integrity, dataset.release])).toEqual([
    ['sha384-main', 'main'],
  ])
  expect(fetching()).toEqual(['/header.css'])
})

test('applies the sheets of one release together and in order', async () => {
  const { over, applied } = givenSheets('main.shared', 'main.screen', 'header')
  await over('preload', 'main.screen')
  expect(applied()).toEqual([])
  await over('preload', 'main.shared')
  expect(applied()).toEqual(['/main.shared.css', '/main.screen.css'])
})

test('applies sheets directly without preload support', async () => {
  canPreload = false
  const { applied, fetching } = givenSheets('header', 'main')
  await settled()
  expect([fetching(), applied()]).toEqual([[], ['/header.css', '/main.css']])
})

test('reports a sheet that failed and applies the others', async () => {
  const { over, applied } = givenSheets('header', 'main')
  const told = window.nukkadStyles
  await over('preload', 'header')
  await over('preload', 'main', 'error')
  await over('stylesheet', 'header')
  await over('stylesheet', 'main', 'error')
  expect(await told?.['/header.css']?.isThere).toBe(true)
  expect(await told?.['/main.css']?.isThere).toBe(false)
  expect([told?.['/header.css']?.hasFailed, told?.['/main.css']?.hasFailed]).toEqual([false, true])
  expect(applied()).toEqual(['/header.css'])
})

test('does not apply a sheet of a replaced release', async () => {
  const { over, applied } = givenSheets('main')
  document.querySelector('style')?.remove()
  await over('preload', 'main')
  expect(applied()).toEqual([])
  expect(await window.nukkadStyles?.['/main.css']?.isThere).toBe(false)
})
