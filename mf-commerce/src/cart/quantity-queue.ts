/** Sends one line's quantity and resolves when the server has answered. */
export type SendQuantity = (itemId: string, qty: number) => Promise<void>

export interface QuantityQueue {
  /** What a line will hold once everything is sent; undefined where nothing is on its way. */
  wanted(itemId: string): number | undefined
  readonly isEmpty: boolean
  set(itemId: string, qty: number): void
  /** Sends what waits without waiting longer; resolves when all is answered. */
  flush(): Promise<void>
}

/**
 * Gathers taps on the steppers. Only the latest number of a line counts: it is sent when the finger rests, and never
 * while an earlier one is still unanswered, so answers cannot overtake each other and fifty taps are a call or two.
 */
export function quantityQueue(send: SendQuantity, onChange: () => void, rest = 350): QuantityQueue {
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
      await send(itemId, qty).catch(() => {})
      sent.delete(itemId)
      onChange()
    }
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
      clearTimeout(timer)
      timer = setTimeout(() => void start(), rest)
    },
    flush: () => (waiting.size > 0 || running ? start() : Promise.resolve()),
  }
}

const first = (map: ReadonlyMap<string, number>): readonly [string, number] | undefined => map.entries().next().value
