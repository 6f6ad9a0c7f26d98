import { failureText, isSlow } from '@nukkad/platform/host'
import { createRoot } from 'react-dom/client'
import { FailureView } from './failure-view.tsx'

const texts: Readonly<Record<string, string>> = {
  header: 'The menu could not be loaded.',
  footer: 'The footer could not be loaded.',
  main: 'This page could not be loaded.',
}

/**
 * Offers a retry if a slot has no working release. It is placed before the slot, whose server-rendered content, if any,
 * stays readable and has working links.
 */
export function showFallback(
  { element, slot }: { element: HTMLElement; slot: string },
  cause: unknown,
  retry: () => void,
): () => void {
  const text = isSlow(cause) ? failureText(cause) : texts[slot]
  const again = () => retry()
  window.addEventListener('online', again)
  const listensNoMore = () => window.removeEventListener('online', again)
  // A dialog or an embedded part that failed to load shows nothing until it is requested.
  if (!text) return listensNoMore
  const place = document.createElement('div')
  place.dataset.fallback = slot
  element.before(place)
  const root = createRoot(place)
  // Server-rendered content already has the heading of the page.
  const isPage = slot === 'main' && element.querySelector('h1') === null
  root.render(<FailureView isPage={isPage} error={new Error(text)} onRetry={retry} text={text} />)
  return () => {
    listensNoMore()
    root.unmount()
    place.remove()
  }
}
