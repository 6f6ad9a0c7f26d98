import { TimedChannel } from './message-channel.given.ts'
import { takeFonts } from './take-fonts.ts'

Object.assign(globalThis, { MessageChannel: TimedChannel })

const isFirstVisit = () => document.documentElement.classList.contains('first-visit')
const isInFallback = (element: Element) => isFirstVisit() && !element.closest('[data-fonts]')
const spaceOf = (element: Element) => Number.parseFloat((element as HTMLElement).style.letterSpacing) || 0

beforeEach(() => {
  document.documentElement.className = 'first-visit'
  document.body.removeAttribute('data-fonts')
})

/** jsdom has no layout: `heightOf` gives the height of a text by its font and letter spacing. */
function givenText(heightOf: (isFallback: boolean, space: number) => number, top = 0): HTMLElement {
  document.body.innerHTML = '<main><p style="font-size: 20px; font-family: Fallback">A corner of Delhi</p></main>'
  const text = document.querySelector('p') as HTMLElement
  text.getBoundingClientRect = () => {
    return { height: heightOf(isInFallback(text), spaceOf(text)), top } as DOMRect
  }
  return text
}

test('keeps the letter spacing of a text whose lines stay the same', async () => {
  const text = givenText(() => 40)
  await takeFonts()
  expect(isFirstVisit()).toBe(false)
  expect(text.style.letterSpacing).toBe('')
})

test('tightens the letter spacing until the text breaks as before', async () => {
  const text = givenText((isFallback, space) => (isFallback || space <= -0.4 ? 40 : 60))
  await takeFonts()
  expect(text.style.letterSpacing).toBe('-0.4px')
})

test('widens the letter spacing when the text would lose a line', async () => {
  const text = givenText((isFallback, space) => (isFallback || space >= 0.2 ? 60 : 40))
  await takeFonts()
  expect(text.style.letterSpacing).toBe('0.2px')
})

test('keeps the fallback font when no spacing helps', async () => {
  const text = givenText((isFallback) => (isFallback ? 40 : 60))
  await takeFonts()
  expect(text.style.letterSpacing).toBe('')
  expect(text.style.fontFamily).toBe('Fallback')
})

test('does not adjust a text below the first screen', async () => {
  const text = givenText((isFallback) => (isFallback ? 40 : 60), innerHeight + 1)
  await takeFonts()
  expect(text.style.letterSpacing).toBe('')
})

test('takes the fonts of a large page part by part, with each text in one part', async () => {
  const section = `<section>${'<p>Chai</p>'.repeat(39)}</section>`
  document.body.innerHTML = `<main>${section.repeat(4)}</main>`
  const taken: number[] = []
  const observer = new MutationObserver((changes) => taken.push(changes.length))
  observer.observe(document.body, { subtree: true, attributeFilter: ['data-fonts'] })

  await takeFonts()
  await new Promise((resolve) => setTimeout(resolve))

  observer.disconnect()
  expect(taken).toEqual([1, 1, 1, 1])
  for (const text of document.querySelectorAll('p')) expect(text.closest('[data-fonts]')).not.toBeNull()
  expect(isFirstVisit()).toBe(false)
})

test('marks each part with the font that matches its fallback', async () => {
  const title = `<i style="font-family: 'Fraunces Fallback', serif"></i>`
  document.body.innerHTML = `<h1>${title.repeat(200)}</h1>
    <p style="font-family: 'Hanken Grotesk Fallback'">Chai</p><pre style="font-family: monospace">Chai</pre>`
  await takeFonts()
  const faces = [...document.querySelectorAll('i:last-child, p, pre')].map((one) => one.getAttribute('data-fonts'))
  expect(faces).toEqual(['display', 'text', ''])
})

test('splits a large element and leaves small siblings whole', async () => {
  document.body.innerHTML = `<div>${'<i></i>'.repeat(200)}</div><p>One</p><p>Two</p>`
  await takeFonts()
  const inFonts = [...document.querySelectorAll('[data-fonts]')].map(({ tagName }) => tagName)
  expect(inFonts).toEqual([...Array.from({ length: 200 }, () => 'I'), 'P', 'P'])
})
