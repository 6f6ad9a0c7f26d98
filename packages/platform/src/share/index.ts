// Imported by package name: this entry point is bundled into the remote that uses it, but must use the shell's
// platform.
import { useNotify } from '@nukkad/platform'
import { copyText } from '../copying/index.ts'

/**
 * Shares a page of this site by its path: with the device's share sheet if there is one; otherwise the address is
 * copied. Resolves to whether it was shared or copied.
 */
export function useShare(): (href: string, title: string) => Promise<boolean> {
  const notify = useNotify()
  return async (href, title) => {
    const url = new URL(href, location.origin).href
    try {
      if (navigator.share) {
        await navigator.share({ title, url })
        return true
      }
      if (await copyText(url)) {
        notify('Link copied', { tone: 'success' })
        return true
      }
    } catch (error) {
      // Closing the share sheet is not an error.
      if ((error as Error).name === 'AbortError') return false
    }
    notify('Copy the link from the address bar', { tone: 'error' })
    return false
  }
}
