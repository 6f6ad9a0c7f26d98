import { hrefs, useNotify, useTrack } from '@nukkad/platform'
import { IconButton } from '@nukkad/ui/icon-button'
import { IconShare } from '@nukkad/ui/icons'

interface ShareButtonProps {
  readonly slug: string
  readonly sku: string
  readonly title: string
}

/** The device's own way to share where it has one; otherwise the address is copied. */
export function ShareButton({ slug, sku, title }: ShareButtonProps) {
  const notify = useNotify()
  const track = useTrack()
  async function share() {
    track('PRODUCT_SHARED', { slug, sku })
    const url = location.origin + hrefs.product(slug, sku)
    try {
      if (navigator.share) return await navigator.share({ title, url })
      await navigator.clipboard.writeText(url)
      notify('The link is copied', { tone: 'success' })
    } catch (error) {
      // Closing the share sheet is no failure.
      if ((error as Error).name !== 'AbortError') notify('Copy the link from the address bar', { tone: 'error' })
    }
  }
  return (
    <IconButton raised size={40} label={`Share ${title}`} icon={<IconShare size={20} />} onClick={() => void share()} />
  )
}
