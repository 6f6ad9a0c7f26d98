import { useTrack } from '@nukkad/platform'
import { useAppLink } from './use-app-link.ts'

/** Opens the current page in the mobile app: in the header, where a phone has room for one word, and in the footer. */
export function OpenInApp({ className }: { className: string | undefined }) {
  const link = useAppLink()
  const track = useTrack()
  if (!link) return null
  return (
    <a
      href={link}
      className={className}
      aria-label="Get the app"
      rel="noopener nofollow"
      onClick={() => track('OPEN_IN_APP_CLICKED')}
    >
      <span>Get the</span> app
    </a>
  )
}
