const storageKey = 'nukkad.scroll'
/** Between two looks at the scroll place, in milliseconds. */
const every = 50
/** Pages grow while their pictures come; for this long a restored place is tried again. */
const patience = 600

/** Remembers how far each history entry was scrolled, across reloads too. */
export class ScrollPlaces {
  readonly #page: Window
  readonly #places = new Map<string, number>()
  #key: string
  #timer: number | undefined
  #isHeld = false

  constructor(page: Window, key: string) {
    this.#page = page
    this.#key = key
    this.#read()
    page.addEventListener('scroll', this.#scrolled, { passive: true })
    page.addEventListener('pagehide', this.#write)
  }

  /** The entry that scrolling belongs to from now on; what happens until the page is shown belongs to none. */
  leave(): void {
    this.#look()
    this.#isHeld = true
  }

  arrive(key: string): void {
    this.#key = key
    this.#isHeld = false
  }

  /** Goes back to where an entry was left; false when it is not known. */
  restore(key: string): boolean {
    const wanted = this.#places.get(key)
    if (wanted === undefined) return false
    const until = performance.now() + patience
    const attempt = () => {
      this.#page.scrollTo({ top: wanted, behavior: 'instant' })
      const isThere = Math.abs(this.#page.scrollY - wanted) < 2
      if (!isThere && performance.now() < until && this.#key === key) this.#page.requestAnimationFrame(attempt)
    }
    attempt()
    return true
  }

  readonly #scrolled = () => {
    this.#timer ??= this.#page.setTimeout(() => {
      this.#timer = undefined
      if (!this.#isHeld) this.#look()
    }, every)
  }

  #look() {
    if (!this.#isHeld) this.#places.set(this.#key, this.#page.scrollY)
  }

  #read() {
    try {
      const held = JSON.parse(this.#page.sessionStorage.getItem(storageKey) ?? '[]') as [string, number][]
      for (const [key, top] of held) this.#places.set(key, top)
    } catch {
      // Without storage, or with a broken value, pages open at their top.
    }
  }

  readonly #write = () => {
    this.#look()
    try {
      this.#page.sessionStorage.setItem(storageKey, JSON.stringify([...this.#places].slice(-50)))
    } catch {
      // As above.
    }
  }
}
