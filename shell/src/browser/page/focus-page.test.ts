import { focusPage } from './focus-page.ts'

const settled = () => new Promise((resolve) => setTimeout(resolve, 0))
const main = () => document.getElementById('main') as HTMLElement
const focused = () => document.activeElement?.textContent

beforeEach(() => {
  document.body.innerHTML = '<main id="main"><h1>Your order</h1><button>Help</button></main>'
})

test('focuses the heading again when the placeholder of a page is replaced by what was loaded', async () => {
  focusPage()
  expect(focused()).toBe('Your order')
  main().innerHTML = '<h1>From Meera</h1>'
  await settled()
  expect(focused()).toBe('From Meera')
  main().innerHTML = '<h1>Delivered</h1>'
  await settled()
  expect(focused()).toBe('Delivered')
})

test('leaves the focus alone once the visitor has done something', async () => {
  focusPage()
  main().querySelector('button')?.focus()
  main().querySelector('h1')?.remove()
  await settled()
  expect(focused()).toBe('Help')

  main().innerHTML = '<h1>Your order</h1>'
  focusPage()
  document.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }))
  main().innerHTML = '<h1>From Meera</h1>'
  await settled()
  expect(document.activeElement).toBe(document.body)
})
