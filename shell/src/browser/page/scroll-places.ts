const storageKey = 'nukkad.scroll'
/** Between two looks at the scroll place, in milliseconds. */
const every = 50
/** Pages grow while their lists come; for this long a restored place is tried again, unless somebody moves meanwhile. */
const patience = 10_000
const moves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** Remembers how far each history entry was scrolled, across reloads too. */
export class ScrollPlaces {
  readonly #page: Window
  readonly #places = new Map<string, number>()
  #key: string
  #timer: number | undefined
  #isHeld = false
  /** the place that is being gone back to */
  #wanted: number | undefined

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
    const page = this.#page
    const until = performance.now() + patience
    const moved = new AbortController()
    for (const move of moves) page.addEventListener(move, () => moved.abort(), { signal: moved.signal, passive: true })
    // On the way there the page scrolls to where it can; what is remembered must not become that.
    this.#wanted = wanted
    const attempt = () => {
      page.scrollTo({ top: wanted, behavior: 'instant' })
      const isThere = Math.abs(page.scrollY - wanted) < 2
      const isOver = isThere || moved.signal.aborted || performance.now() > until || this.#key !== key
      if (!isOver) return void page.requestAnimationFrame(attempt)
      this.#wanted = undefined
      moved.abort()
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
    if (!this.#isHeld) this.#places.set(this.#key, this.#wanted ?? this.#page.scrollY)
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
