import { createElement, Fragment, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { followTranslation } from './translated-text.ts'

followTranslation()

let root: Root
beforeEach(() => {
  document.body.innerHTML = '<div></div>'
  root = createRoot(page())
})
afterEach(() => flushSync(() => root.unmount()))

const page = () => document.body.firstElementChild as HTMLElement
const render = (...nodes: ReactNode[]) => flushSync(() => root.render(createElement('p', null, ...nodes)))
const observed = () => new Promise((resolve) => setTimeout(resolve))

type Translate = (text: Text, translation: HTMLElement) => void

const inOneStep: Translate = (text, translation) => text.replaceWith(translation)
const inTwoSteps: Translate = (text, translation) => {
  text.before(translation)
  text.remove()
}

/** Translates like Chrome: each text is taken out, and two elements stand in its place. */
async function translate(put: Translate = inOneStep): Promise<void> {
  const walker = document.createTreeWalker(page(), NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts.filter(({ parentElement }) => parentElement?.nodeName !== 'FONT')) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    inner.textContent = `[${text.data}]`
    outer.append(inner)
    put(text, outer)
  }
  await observed()
}

describe.each([
  ['in one step', inOneStep],
  ['in two steps', inTwoSteps],
])('on a page that is translated %s', (_, put) => {
  test('a changed text is shown', async () => {
    render('You pay ', '₹989', ' in all')
    await translate(put)
    expect(page().textContent).toBe('[You pay ][₹989][ in all]')
    render('You pay ', '₹1,898', ' in all')
    expect(page().textContent).toBe('[You pay ]₹1,898[ in all]')
    await translate(put)
    render('You pay ', '₹2,807', ' in all')
    expect(page().textContent).toBe('[You pay ]₹2,807[ in all]')
  })

  test('a text goes away with its translation', async () => {
    render('In stock', ' and nearby')
    await translate(put)
    render('In stock', null)
    expect(page().textContent).toBe('[In stock]')
  })

  test('an element is inserted where the next text is shown', async () => {
    render('One', null, 'Three')
    await translate(put)
    render('One', createElement('b', null, 'Two'), 'Three')
    expect(page().textContent).toBe('[One]Two[Three]')
  })

  test('a text that moves takes its translation along', async () => {
    const row = (word: string) => createElement(Fragment, { key: word }, word)
    render([row('one'), row('two'), row('three')])
    await translate(put)
    render([row('three'), row('one'), row('two')])
    await observed()
    await translate(put)
    expect(page().textContent).toBe('[three][one][two]')
  })
})

test('a text is shown after the visitor asked for the original page', async () => {
  render('You pay ', '₹989')
  await translate()
  for (const font of page().querySelectorAll('p > font')) {
    font.replaceWith(document.createTextNode((font.textContent ?? '').slice(1, -1)))
  }
  await observed()
  expect(page().textContent).toBe('You pay ₹989')
  render('You pay ', '₹1,898')
  expect(page().textContent).toBe('You pay ₹1,898')
})

test('a page that is not translated is changed by the browser itself', () => {
  render('You pay ', '₹989', createElement('b', null, 'now'))
  render(null, '₹1,898')
  expect(page().textContent).toBe('₹1,898')
})
