/** Answers a call that runs `act` once, when it was not called again for `quietMs` milliseconds. It keeps no process from ending. */
export function onceQuiet(quietMs: number, act: () => void): () => void {
  let timer: NodeJS.Timeout | undefined
  return () => {
    clearTimeout(timer)
    timer = setTimeout(act, quietMs).unref()
  }
}
