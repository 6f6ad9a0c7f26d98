/** Animates navigations between pages where the browser supports it and the visitor has not reduced motion. */
export interface ViewTransitions {
  /** resolves when the old page is captured as a picture and may be changed */
  begin(): Promise<void>
  /** called when the new page is shown */
  end(): void
}

/** A browser that never captures its picture must not hold the page back (in milliseconds). */
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
        // Skipped transitions reject; the page is shown all the same.
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
