const signs = ['pointerdown', 'keydown', 'scroll'] as const

/**
 * Runs once, right after the handlers of the next touch, key press or scroll. A tap takes effect only when the finger
 * is lifted, so what is fetched here costs a first visit nothing and is usually loaded by the time of the tap.
 */
export function atNextTouch(run: () => void): () => void {
  const end = new AbortController()
  const once = () => {
    end.abort()
    setTimeout(run)
  }
  for (const sign of signs) window.addEventListener(sign, once, { signal: end.signal, passive: true })
  return () => end.abort()
}
