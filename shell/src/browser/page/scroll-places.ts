const storageKey = 'nukkad.scroll'
/** Interval between two reads of the scroll position, in milliseconds. */
const every = 50
/** Pages grow while their data loads; scrolling is retried for this long (ms), unless the visitor moves meanwhile. */
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
    // Meanwhile the page scrolls only as far as it can; that intermediate position must not be stored.
    this.#wanted = wanted
    this.#retry(key, () => {
      page.scrollTo({ top: wanted, behavior: 'instant' })
      return Math.abs(page.scrollY - wanted) < 2
    })
    return true
  }

  /** Scrolls to an element, now or once it is drawn; false if it is not there yet. */
  find(key: string, id: string): boolean {
    return this.#retry(key, () => {
      const target = this.#page.document.getElementById(id)
      target?.scrollIntoView()
      return target !== null
    })
  }

  /** Whether the first attempt succeeds. */
  #retry(key: string, attempt: () => boolean): boolean {
    const page = this.#page
    const until = performance.now() + patience
    const moved = new AbortController()
    for (const move of moves) page.addEventListener(move, () => moved.abort(), { signal: moved.signal, passive: true })
    const next = () => {
      const isGivenUp = moved.signal.aborted || performance.now() > until || this.#key !== key
      const isThere = !isGivenUp && attempt()
      if (!isGivenUp && !isThere) page.requestAnimationFrame(next)
      else {
        this.#wanted = undefined
        moved.abort()
      }
      return isThere
    }
    return next()
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
