import { hrefs, useTrack } from '@nukkad/platform'
import { useShare } from '@nukkad/platform/share'
import { IconButton } from '@nukkad/ui/icon-button'
import { IconShare } from '@nukkad/ui/icons'

interface ShareButtonProps {
  readonly slug: string
  readonly sku: string
  readonly title: string
}

/** Shares a product with its chosen variant. */
export function ShareButton({ slug, sku, title }: ShareButtonProps) {
  const share = useShare()
  const track = useTrack()
  async function send() {
    if (await share(hrefs.product(slug, sku), title)) track('PRODUCT_SHARED', { slug, sku })
  }
  return <IconButton raised size={40} label={`Share ${title}`} icon={<IconShare size={20} />} onClick={send} />
}
