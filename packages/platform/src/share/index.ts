// Imported by package name: this entry point is bundled into the remote that uses it, but must use the shell's
// platform.
import { useNotify } from '@nukkad/platform'
import { copyText } from '../copying/index.ts'

/**
 * Shares a page of this site by its path: with the device's share sheet if there is one; otherwise the address is
 * copied.
 */
export function useShare(): (href: string, title: string) => Promise<void> {
  const notify = useNotify()
  return async (href, title) => {
    const url = new URL(href, location.origin).href
    try {
      if (navigator.share) return await navigator.share({ title, url })
      if (await copyText(url)) return notify('Link copied', { tone: 'success' })
    } catch (error) {
      // Closing the share sheet is not an error.
      if ((error as Error).name === 'AbortError') return
    }
    notify('Copy the link from the address bar', { tone: 'error' })
  }
}
