import { memoryNavigation } from '@nukkad/platform/host'
import { leadPlainLinks } from './plain-links.ts'

function frame(html: string) {
  const element = document.body.appendChild(document.createElement('div'))
  element.innerHTML = html
  const navigation = memoryNavigation('/delhi', 'http://localhost')
  const forget = leadPlainLinks(element, navigation)
  const click = (init: MouseEventInit = {}) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
    // A click left to the browser would navigate away from the test page.
    document.addEventListener('click', (seen) => seen.preventDefault(), { once: true })
    let isTaken = false
    const look = () => {
      isTaken = event.defaultPrevented
    }
    element.addEventListener('click', look, { once: true })
    element.querySelector('a span')?.dispatchEvent(event)
    return isTaken
  }
  return { click, forget, path: () => navigation.place$.value.pathname }
}

test('navigates in the page for an internal link until it is released', () => {
  const { click, forget, path } = frame('<a href="/goa"><span>Goa</span></a>')
  expect(click()).toBe(true)
  expect(path()).toBe('/goa')
  forget()
  expect(click()).toBe(false)
})

test.each([
  ['to another site', '<a href="https://example.org/goa"><span>Goa</span></a>', {}],
  ['opened in a new tab', '<a href="/goa"><span>Goa</span></a>', { ctrlKey: true }],
  ['with a target window', '<a href="/goa" target="_blank"><span>Goa</span></a>', {}],
])('leaves a link %s to the browser', (_, html, init) => {
  const { click, path } = frame(html)
  expect(click(init)).toBe(false)
  expect(path()).toBe('/delhi')
})
