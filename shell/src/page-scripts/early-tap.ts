/** The element of a slot, with how far it is. */
interface Slot extends Element {
  /** React keeps what is tapped from now on */
  isListening?: boolean
  isAlive?: boolean
}

interface Tap {
  readonly on: HTMLElement
  readonly at: number
  /** of a box: what it was before the tap */
  readonly wasChecked: boolean
}

const tappable = 'button,a[aria-haspopup],input[type=checkbox],input[type=radio]'
const withoutText = ['checkbox', 'radio', 'file']
/** A link that opens something is followed as a link when its slot is not alive by then, in milliseconds. */
const followAfter = 5_000
/** Nobody expects an older tap to be answered. */
const forgetAfter = 15_000

const slotOf = (element: Element) => element.closest<Slot>('[id^=slot-]')
const isField = (target: EventTarget | null) =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
const isSubmit = (element: Element): element is HTMLButtonElement => (element as HTMLButtonElement).type === 'submit'
/** The button of a form that works without scripts; one without an address would put what was typed into the page's own. */
const sendsItself = (element: Element) => isSubmit(element) && element.form?.hasAttribute('action')

let last: Tap | undefined

function noteTap(event: MouseEvent): void {
  const target = event.target instanceof Element ? event.target.closest<HTMLElement>(tappable) : null
  const slot = target && slotOf(target)
  if (!slot || slot.isListening || sendsItself(target)) return
  const tap = { on: target, at: Date.now(), wasChecked: target instanceof HTMLInputElement && !target.checked }
  last = tap
  if (isSubmit(target)) event.preventDefault()
  if (!(target instanceof HTMLAnchorElement) || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  setTimeout(() => {
    if (last?.on === target) location.assign(target.href)
  }, followAfter)
}

/** Does a tap again that came before its slot was alive. */
function answerTap(slot: Slot, isAlive: boolean): void {
  slot.isListening = true
  slot.isAlive = isAlive
  if (!isAlive || !last || !slot.contains(last.on)) return
  const { on, at, wasChecked } = last
  last = undefined
  if (Date.now() - at > forgetAfter) return
  if (on instanceof HTMLInputElement) {
    on.checked = wasChecked
    // A late part is hydrated by this touch, while the box is unchanged: by the click React would miss that it changes.
    on.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  }
  on.click()
}

/**
 * Keeps a tap that comes before the scripts: the last one on a button, a box or a link that opens something is done
 * again when its slot is alive. What works without scripts (another link, the button of a form that has an address) went
 * ahead already, and a slot that listens by itself is left to React, which keeps what is tapped while it hydrates. Typed text is noted too,
 * and the shell tells it to the slot.
 */
export function keepEarlyTaps(): void {
  const typed = new Map<Element, string>()
  window.nukkadEarlyTyping = typed
  addEventListener('click', noteTap, true)
  addEventListener(
    'input',
    ({ target }) => {
      if (!isField(target) || withoutText.includes(target.type)) return
      const slot = slotOf(target)
      if (slot && !slot.isAlive) typed.set(target, target.value)
    },
    true,
  )
  window.nukkadEarlyTap = answerTap
}
