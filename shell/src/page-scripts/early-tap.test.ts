import { createElement, Suspense, startTransition, useLayoutEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { keepEarlyTaps } from './early-tap.ts'

keepEarlyTaps()

beforeEach(() => {
  jest.useFakeTimers()
  window.nukkadEarlyTyping?.clear()
})
afterEach(() => jest.useRealTimers())

/** A slot as the server rendered it, which counts the clicks that bubble from its element. */
function givenSlot(html: string) {
  document.body.innerHTML = `<div id="slot-main">${html}</div>`
  const slot = document.getElementById('slot-main') as HTMLElement
  const element = slot.firstElementChild as HTMLElement
  const clicked = jest.fn()
  return {
    element,
    clicked,
    listen: () => window.nukkadEarlyTap?.(slot, false),
    comeAlive: () => {
      element.addEventListener('click', clicked)
      window.nukkadEarlyTap?.(slot, true)
    },
  }
}

test('replays the last tap on a button once after its slot is hydrated', () => {
  const { element, clicked, comeAlive } = givenSlot('<button type="button">Save</button>')
  element.click()
  element.click()
  comeAlive()
  expect(clicked).toHaveBeenCalledTimes(1)
  comeAlive()
  expect(clicked).toHaveBeenCalledTimes(1)
})

test('counts a tap inside a button as one on the button', () => {
  const { element, clicked, comeAlive } = givenSlot('<button type="button"><span>Save</span></button>')
  element.querySelector('span')?.click()
  comeAlive()
  expect(clicked).toHaveBeenCalledTimes(1)
})

test('keeps a ticked box ticked after the replay', () => {
  const { element, comeAlive } = givenSlot('<input type="checkbox">')
  const box = element as HTMLInputElement
  box.click()
  expect(box.checked).toBe(true)
  comeAlive()
  expect(box.checked).toBe(true)
})

function Filter({ told }: { readonly told: (isOn: boolean) => void }) {
  const [isOn, setOn] = useState(false)
  useLayoutEffect(() => told(isOn), [told, isOn])
  const onChange = () => setOn((before) => !before)
  return createElement('input', { type: 'checkbox', checked: isOn, onChange })
}

function Page({ told, stands }: { readonly told: (isOn: boolean) => void; readonly stands: () => void }) {
  useLayoutEffect(stands, [stands])
  return createElement(Suspense, null, createElement(Filter, { told }))
}

test('ticks a box in a part that hydrates after its slot for React too', async () => {
  jest.useRealTimers()
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
  const told: boolean[] = []
  const page = (stands: () => void) => createElement(Page, { told: (isOn) => void told.push(isOn), stands })
  const { element } = givenSlot(`<div>${renderToString(page(() => {}))}</div>`)
  const box = element.querySelector('input') as HTMLInputElement
  box.click()

  await new Promise<void>((resolve) => startTransition(() => void hydrateRoot(element, page(resolve))))
  expect(told).toEqual([])
  window.nukkadEarlyTap?.(element.parentElement as HTMLElement, true)

  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(told.at(-1)).toBe(true)
  expect(box.checked).toBe(true)
})

test('leaves a toggle alone that shows meanwhile what the tap was to bring about', () => {
  const { element, clicked, comeAlive } = givenSlot('<button type="button" aria-pressed="false">Follow</button>')
  element.click()
  element.setAttribute('aria-pressed', 'true')
  comeAlive()
  expect(clicked).not.toHaveBeenCalled()
})

test('replays a tap on a toggle whose state is as before', () => {
  const { element, clicked, comeAlive } = givenSlot('<button type="button" aria-pressed="false">Follow</button>')
  element.click()
  comeAlive()
  expect(clicked).toHaveBeenCalledTimes(1)
})

test('forgets a tap older than fifteen seconds', () => {
  const { element, clicked, comeAlive } = givenSlot('<button type="button">Save</button>')
  element.click()
  jest.advanceTimersByTime(15_001)
  comeAlive()
  expect(clicked).not.toHaveBeenCalled()
})

test.each([
  [
    'the button of a form with an action',
    '<form action="/elsewhere" onsubmit="return false"><button>Send</button></form>',
    'button',
  ],
  ['a plain link', '<a href="#elsewhere">Elsewhere</a>', 'a'],
])('leaves a tap on %s to the browser', (_, html, which) => {
  const { element, clicked, comeAlive } = givenSlot(html)
  const tapped = element.matches(which) ? element : element.querySelector<HTMLElement>(which)
  tapped?.click()
  comeAlive()
  expect(clicked).not.toHaveBeenCalled()
})

test('holds a form that only scripts can send and keeps its input out of the address', () => {
  const { element, comeAlive } = givenSlot(
    '<form><input name="password" value="secret"><button>Sign in</button></form>',
  )
  const sent = jest.fn((event: Event) => event.preventDefault())
  const [button] = element.getElementsByTagName('button')
  element.addEventListener('submit', sent)
  button?.click()
  expect(sent).not.toHaveBeenCalled()
  comeAlive()
  expect(sent).toHaveBeenCalledTimes(1)
})

test('holds a link with a popup, but not when a modifier key opens another tab', () => {
  const { element } = givenSlot('<a href="#menu" aria-haspopup="true">Menu</a>')
  const tap = (init: MouseEventInit) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
    element.dispatchEvent(event)
    return event.defaultPrevented
  }
  expect(tap({ ctrlKey: true })).toBe(false)
  expect(tap({})).toBe(true)
})

test('follows a link with a popup when its slot takes longer than five seconds', () => {
  const { element } = givenSlot('<a href="#followed" aria-haspopup="true">Menu</a>')
  element.click()
  jest.advanceTimersByTime(4_999)
  expect(location.hash).toBe('')
  jest.advanceTimersByTime(1)
  expect(location.hash).toBe('#followed')
})

test('leaves a tap on an already listening slot to React', () => {
  const { element, clicked, listen, comeAlive } = givenSlot('<button type="button">Save</button>')
  listen()
  element.click()
  comeAlive()
  expect(clicked).not.toHaveBeenCalled()
})

test('records typed text until the slot is hydrated, but not boxes', () => {
  const { element, comeAlive } = givenSlot('<form><input id="mail"><input id="box" type="checkbox"></form>')
  const field = (id: string) => element.querySelector<HTMLInputElement>(`#${id}`) as HTMLInputElement
  const type = (id: string, text: string) => {
    field(id).value = text
    field(id).dispatchEvent(new Event('input', { bubbles: true }))
  }
  type('mail', 'asha@')
  type('box', 'on')
  expect([...(window.nukkadEarlyTyping ?? [])]).toEqual([[field('mail'), 'asha@']])
  comeAlive()
  type('mail', 'asha@example.in')
  expect(window.nukkadEarlyTyping?.get(field('mail'))).toBe('asha@')
})
