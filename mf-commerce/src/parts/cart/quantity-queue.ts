/** `kept`: no answer came, so the number goes out again. */
export type SentQuantity = 'answered' | 'kept'
/** Sends one line's quantity and resolves when the server has answered, or could not be reached. */
export type SendQuantity = (itemId: string, qty: number) => Promise<SentQuantity>

export interface QuantityQueue {
  /** What a line will hold once everything is sent; undefined where nothing is on its way. */
  wanted(itemId: string): number | undefined
  readonly isEmpty: boolean
  set(itemId: string, qty: number): void
  /** Takes back what was not sent yet; false when there was nothing to take back. */
  drop(itemId: string): boolean
  /** Sends what waits without waiting longer; resolves when all is answered, or nobody answers. */
  flush(): Promise<void>
}

/**
 * Gathers taps on the steppers. Only the latest number of a line counts: it is sent when the finger rests, and never
 * while an earlier one is still unanswered, so answers cannot overtake each other and fifty taps are a call or two.
 * What nobody answered stays wanted and is tried again by the next tap or flush, and by itself after `again`.
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
      // A failed number is forgotten: the line shows what the server holds, and `send` has told why.
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
