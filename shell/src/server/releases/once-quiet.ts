/**
 * Returns a function that runs `act` once, after it was not called for `quietMs` milliseconds. Its timer does not keep
 * the process alive.
 */
export function onceQuiet(quietMs: number, act: () => void): () => void {
  let timer: NodeJS.Timeout | undefined
  return () => {
    clearTimeout(timer)
    timer = setTimeout(act, quietMs).unref()
  }
}
