const signs = ['pointerdown', 'keydown', 'scroll'] as const

/**
 * Runs after what the next touch of the page, key or scrolling does itself, once. A tap is heard when the finger is
 * lifted: what is fetched from here is none of a first visit's, and is there by then as a rule.
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
