/** Animates from one page to the next where the browser can and the visitor likes motion. */
export interface ViewTransitions {
  /** resolves when the old page is kept as a picture and may be changed */
  begin(): Promise<void>
  /** the new page stands */
  end(): void
}

/** A browser that never takes its picture must not hold the page back. */
const longest = 400

export function viewTransitions(page: Document, motion: MediaQueryList): ViewTransitions {
  let finish: (() => void) | undefined
  return {
    begin() {
      const isWanted = 'startViewTransition' in page && !motion.matches && page.visibilityState === 'visible'
      if (!isWanted || finish) return Promise.resolve()
      const stands = new Promise<void>((resolve) => {
        finish = resolve
      })
      return new Promise((resolve) => {
        const timer = setTimeout(resolve, longest)
        const transition = page.startViewTransition(() => {
          clearTimeout(timer)
          resolve()
          return stands
        })
        // Skipped ones reject; the page is shown all the same.
        for (const stage of [transition.ready, transition.finished, transition.updateCallbackDone]) {
          stage.catch(() => {})
        }
      })
    },
    end() {
      finish?.()
      finish = undefined
    },
  }
}
