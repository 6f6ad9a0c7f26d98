import { useTrack } from '@nukkad/platform'
import { useShare } from '@nukkad/platform/share'
import { IconButton } from '@nukkad/ui/icon-button'
import { IconShare } from '@nukkad/ui/icons'

interface ShareButtonProps {
  /** path of the page */
  readonly href: string
  readonly title: string
}

/** Shares the page. */
export function ShareButton({ href, title }: ShareButtonProps) {
  const share = useShare()
  const track = useTrack()
  async function send() {
    if (await share(href, title)) track('THING_SHARED', { path: href })
  }
  return <IconButton raised size={40} label={`Share ${title}`} icon={<IconShare size={20} />} onClick={send} />
}
