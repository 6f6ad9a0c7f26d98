import { createRoot } from 'react-dom/client'
import { Overlay, type OverlayParts } from './overlay.tsx'

/**
 * Renders the overlay beside the page: in a shadow tree, so that neither styles the other, and in a fixed position, so
 * that it moves nothing. It is shown once its styles are loaded.
 */
export async function showOverlay(page: Document, parts: OverlayParts): Promise<void> {
  const [href, integrity] = parts.told.css
  const host = page.createElement('nukkad-overlay')
  const shadow = host.attachShadow({ mode: 'open' })
  const link = Object.assign(page.createElement('link'), { rel: 'stylesheet', href, integrity })
  const styled = new Promise((resolve) => {
    link.addEventListener('load', resolve)
    link.addEventListener('error', resolve)
  })
  shadow.append(link)
  page.body.append(host)
  await styled
  createRoot(shadow.appendChild(page.createElement('div'))).render(<Overlay {...parts} />)
}
