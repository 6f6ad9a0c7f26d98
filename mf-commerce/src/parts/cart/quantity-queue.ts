/** `kept`: there was no response, so the quantity will be sent again. */
export type SentQuantity = 'answered' | 'kept'
/** Sends one line's quantity and resolves when the server has responded, or could not be reached. */
export type SendQuantity = (itemId: string, qty: number) => Promise<SentQuantity>

export interface QuantityQueue {
  /** The quantity of a line once everything is sent; undefined if nothing is pending. */
  wanted(itemId: string): number | undefined
  readonly isEmpty: boolean
  set(itemId: string, qty: number): void
  /** Discards a quantity that was not sent yet; false if there was none. */
  drop(itemId: string): boolean
  /** Sends pending quantities at once; resolves when all are answered, or the server cannot be reached. */
  flush(): Promise<void>
}

/**
 * Debounces quantity changes. Only the latest quantity of a line counts: it is sent once the taps pause, and never
 * while an earlier one is in flight, so responses cannot overtake each other and fifty taps make a call or two. A
 * quantity without a response is retried by the next tap or flush, and automatically after `again`.
 */
export function quantityQueue(send: SendQuantity, onChange: () => void, rest = 350, again = 10_000): QuantityQueue {
  const waiting = new Map<string, number>()
  const sent = new Map<string, number>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | undefined

  async function drain() {
    for (let next = first(waiting); next; next = first(waiting)) {
      const [itemId, qty] = next
      waiting.delete(itemId)
      sent.set(itemId, qty)
      // A rejected quantity is dropped: the line shows the server's value, and `send` has reported the reason.
      const outcome = await send(itemId, qty).catch(() => 'answered')
      sent.delete(itemId)
      if (outcome === 'kept' && !waiting.has(itemId)) waiting.set(itemId, qty)
      onChange()
      if (outcome === 'kept') return later(again)
    }
  }
  function later(milliseconds: number) {
    clearTimeout(timer)
    timer = setTimeout(() => void start(), milliseconds)
  }
  function start(): Promise<void> {
    clearTimeout(timer)
    running ??= drain().finally(() => {
      running = undefined
    })
    return running
  }

  return {
    wanted: (itemId) => waiting.get(itemId) ?? sent.get(itemId),
    get isEmpty() {
      return waiting.size === 0 && sent.size === 0
    },
    set(itemId, qty) {
      waiting.set(itemId, qty)
      onChange()
      later(rest)
    },
    drop(itemId) {
      const isTaken = waiting.delete(itemId)
      if (isTaken) onChange()
      return isTaken
    },
    flush: () => (waiting.size > 0 || running ? start() : Promise.resolve()),
  }
}

const first = (map: ReadonlyMap<string, number>): readonly [string, number] | undefined => map.entries().next().value
