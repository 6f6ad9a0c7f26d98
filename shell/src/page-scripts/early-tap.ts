/** The element of a slot, with its hydration state. */
interface Slot extends Element {
  /** React queues taps from now on */
  isListening?: boolean
  isAlive?: boolean
}

interface Tap {
  readonly on: HTMLElement
  readonly at: number
  /** the state that the visitor saw: checked for a checkbox or radio button, aria-pressed for a toggle */
  readonly before: boolean | string | null
}

const tappable = 'button,a[aria-haspopup],input[type=checkbox],input[type=radio]'
const withoutText = /checkbox|radio|file/
/**
 * A link that opens something is followed as a plain link if its slot is not interactive after this time, in
 * milliseconds.
 */
const followAfter = 5_000
/** An older tap is not replayed, because the visitor no longer expects an answer. In milliseconds. */
const forgetAfter = 15_000

const slotOf = (element: Element) => element.closest<Slot>('[id^=slot-]')
const isField = (target: EventTarget | null) =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
const isSubmit = (element: Element): element is HTMLButtonElement => (element as HTMLButtonElement).type === 'submit'
/**
 * The submit button of a form that works without scripts; a form without an address would put the input into the page's
 * own.
 */
const sendsItself = (element: Element) => isSubmit(element) && element.form?.hasAttribute('action')

let last: Tap | undefined

function noteTap(event: MouseEvent): void {
  const target = event.target instanceof Element ? event.target.closest<HTMLElement>(tappable) : null
  const slot = target && slotOf(target)
  if (!slot || slot.isListening || sendsItself(target)) return
  // The tap has already changed a checkbox.
  const before = target instanceof HTMLInputElement ? !target.checked : target.ariaPressed
  last = { on: target, at: Date.now(), before }
  if (isSubmit(target)) event.preventDefault()
  if (!(target instanceof HTMLAnchorElement) || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  setTimeout(() => {
    if (last?.on === target) location.assign(target.href)
  }, followAfter)
}

/** Replays a tap that came before its slot was interactive. */
function answerTap(slot: Slot, isAlive: boolean): void {
  slot.isListening = true
  slot.isAlive = isAlive
  if (!isAlive || !last || !slot.contains(last.on)) return
  const { on, at, before } = last
  last = undefined
  if (Date.now() - at > forgetAfter) return
  if (on instanceof HTMLInputElement) {
    on.checked = before as boolean
    // This event hydrates a late part while the box is unchanged: if the click did so, React would miss the change.
    on.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  } else if (on.ariaPressed !== before) {
    // The state became known meanwhile and is what the tap was to bring about, which must not be undone.
    return
  }
  on.click()
}

/**
 * Records taps made before the scripts are ready: the last one on a button, a checkbox or radio button, or a link that
 * opens something is replayed when its slot is interactive, on a toggle only if it still has the state that was seen.
 * Elements that work without scripts (other links, the button of a form with an address) have done their work already,
 * and a slot that handles events itself is left to React, which queues taps during hydration. Typed text is recorded
 * too, and the shell passes it to the slot.
 */
export function keepEarlyTaps(): void {
  const typed = new Map<Element, string>()
  window.nukkadEarlyTyping = typed
  addEventListener('click', noteTap, true)
  addEventListener(
    'input',
    ({ target }) => {
      if (!isField(target) || withoutText.test(target.type)) return
      const slot = slotOf(target)
      if (slot && !slot.isAlive) typed.set(target, target.value)
    },
    true,
  )
  window.nukkadEarlyTap = answerTap
}
