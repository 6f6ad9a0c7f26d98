const storageKey = 'nukkad.scroll'
/** Interval between two reads of the scroll position, in milliseconds. */
const every = 50
/** Pages grow while their lists load; restoring is retried for this long (ms), unless the visitor moves meanwhile. */
const patience = 10_000
const moves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** Remembers the scroll position of each history entry, also across reloads. */
export class ScrollPlaces {
  readonly #page: Window
  readonly #places = new Map<string, number>()
  #key: string
  #timer: number | undefined
  #isHeld = false
  /** the position that is being restored */
  #wanted: number | undefined

  constructor(page: Window, key: string) {
    this.#page = page
    this.#key = key
    this.#read()
    page.addEventListener('scroll', this.#scrolled, { passive: true })
    page.addEventListener('pagehide', this.#write)
  }

  /** Ends recording for the present entry; scrolling until the next page is shown belongs to no entry. */
  leave(): void {
    this.#look()
    this.#isHeld = true
  }

  arrive(key: string): void {
    this.#key = key
    this.#isHeld = false
  }

  /** Restores the scroll position of an entry; false if it is not known. */
  restore(key: string): boolean {
    const wanted = this.#places.get(key)
    if (wanted === undefined) return false
    const page = this.#page
    const until = performance.now() + patience
    const moved = new AbortController()
    for (const move of moves) page.addEventListener(move, () => moved.abort(), { signal: moved.signal, passive: true })
    // Meanwhile the page scrolls only as far as it can; that intermediate position must not be stored.
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
      // Without storage, or with a broken value, pages open at the top.
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
