import { useNotify, useTrack } from '@nukkad/platform'

/** Shares a page of this site: the device's own way where it has one, else the address is copied. */
export function useShare(): (href: string, title: string) => Promise<void> {
  const notify = useNotify()
  const track = useTrack()
  return async (href, title) => {
    const url = new URL(href, location.origin).href
    track('THING_SHARED', { path: href })
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
