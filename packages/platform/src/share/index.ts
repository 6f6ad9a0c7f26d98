// By its name: this door stands in the remote that asks for it, on the one platform that the shell lends.
import { useNotify } from '@nukkad/platform'

/** Shares a page of this site by its path: the device's own way where it has one; otherwise the address is copied. */
export function useShare(): (href: string, title: string) => Promise<void> {
  const notify = useNotify()
  return async (href, title) => {
    const url = new URL(href, location.origin).href
    try {
      if (navigator.share) return await navigator.share({ title, url })
      await navigator.clipboard.writeText(url)
      notify('The link is copied', { tone: 'success' })
    } catch (error) {
      // Closing the share sheet is no failure.
      if ((error as Error).name !== 'AbortError') notify('Copy the link from the address bar', { tone: 'error' })
    }
  }
}
