import { useEffect, useRef } from 'react'

/**
 * What a history entry says about the layers (sheets, dialogs) above its page. The site's own history replaces the
 * entry of an open layer when it navigates, and sets `isMoved` if that stayed on the page.
 */
interface LayerEntry {
  /** number of layers open in this entry */
  readonly layers?: number | undefined
  /** the address changed while the layer was open, so the entry is one of the page now */
  readonly isMoved?: boolean
  /** its layer has closed: the next one takes the entry over, or it is removed */
  readonly isLeft?: boolean
}
interface Shown {
  readonly state: LayerEntry | null
  readonly href: string
}

const phone = '(width < 800px)'
const entryNow = (): LayerEntry => history.state ?? {}

/** On a phone, Back closes what is open instead of leaving the page: it has a history entry of its own. */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const onBack = useRef(close)
  const shown = useRef<Shown>({ state: null, href: '' })
  useEffect(() => {
    onBack.current = close
    shown.current = { state: history.state, href: location.href }
  })
  useEffect(() => {
    if (!isOpen || !window.matchMedia?.(phone).matches) return
    return openLayer(
      () => shown.current,
      () => onBack.current(),
    )
  }, [isOpen])
}

/** Adds an entry for a layer; the returned function removes it. */
function openLayer(shown: () => Shown, close: () => void): () => void {
  const { layers: below = 0, isLeft } = entryNow()
  const layers = isLeft ? below : below + 1
  const entry = { ...history.state, layers, isLeft: false }
  if (isLeft) history.replaceState(entry, '')
  else history.pushState(entry, '')
  let isOpen = true

  const end = () => window.removeEventListener('popstate', popped, true)
  function popped(event: Event) {
    if ((entryNow().layers ?? 0) >= layers) return
    // The page stays the same, so the site's own history must not notice.
    event.stopImmediatePropagation()
    end()
    if (!isOpen) return
    isOpen = false
    const { state, href } = shown()
    // What was chosen inside, for instance filters, stays.
    if (state?.isMoved) history.pushState(asPage(state), '', href)
    close()
  }
  window.addEventListener('popstate', popped, true)

  return () => {
    if (!isOpen) return
    isOpen = false
    const now = entryNow()
    if (now.layers !== layers) return end()
    if (now.isMoved) {
      history.replaceState(asPage(now), '')
      return end()
    }
    history.replaceState({ ...now, isLeft: true }, '')
    setTimeout(() => (entryNow().isLeft ? history.back() : end()))
  }
}

const asPage = (entry: LayerEntry): LayerEntry => ({ ...entry, layers: undefined, isMoved: false })
