import { useTrack } from '@nukkad/platform'
import { useAppLink } from '../parts/use-app-link.ts'

/** The header's call to action on a wide screen. */
export function OpenInApp({ className }: { className: string | undefined }) {
  const link = useAppLink()
  const track = useTrack()
  if (!link) return null
  return (
    <a href={link} className={className} rel="noopener nofollow" onClick={() => track('OPEN_IN_APP_CLICKED')}>
      Get the app
    </a>
  )
}
