import type { OverlayPage } from '@nukkad/contracts/overlay'
import { listenTo } from './bus-log.ts'
import { followLocal } from './follow-local.ts'
import { allowCrossOrigin } from './local-files.ts'
import { takeLocal } from './local-releases.ts'
import { Mounts } from './mounts.ts'
import { endWithSession } from './overlay-session.ts'
import { whenShared } from './shared-libraries.ts'

declare global {
  interface Window {
    /** libraries that the overlay takes from the shell; its build reads them here */
    nukkadLibraries?: Readonly<Record<string, object>>
  }
}

/** Starts the shell's scripts, in the order in which the page would have had them. */
function startShell(page: Document, run: OverlayPage['run'], nonce: string): void {
  for (const [src, integrity] of run) {
    page.head.append(Object.assign(page.createElement('script'), { src, integrity, nonce, async: false }))
  }
}

/**
 * The server puts this script in place of the shell's, only in browsers with the overlay. It first replaces releases in
 * the page's snapshot by those of local servers, intercepts the libraries that the shell shares with remotes, and then
 * starts the shell, which is not aware of it.
 */
export async function startOverlay(window: Window): Promise<void> {
  const { document } = window
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? ''
  const told = JSON.parse(document.getElementById('nukkad-overlay')?.textContent ?? '{}') as OverlayPage
  const mounts = new Mounts(told.drawn)
  const heard = listenTo(mounts)
  const shared = whenShared(window, ['react', 'react/jsx-runtime', 'react-dom/client'], mounts)
  const { ignored, origins } = await takeLocal(document, told)
  if (origins.length > 0) allowCrossOrigin(document.head, origins)
  startShell(document, told.run, nonce)
  window.nukkadLibraries = await shared
  endWithSession(mounts, told.account)
  followLocal(origins, () => window.location.reload())
  const { showOverlay } = await import('./view/show-overlay.tsx')
  await showOverlay(document, { told: { ...told, ignored }, mounts, heard })
}
