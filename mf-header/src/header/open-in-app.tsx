import { useAppLink } from '../parts/use-app-link.ts'

/** The header's call to action on a wide screen. */
export function OpenInApp({ className }: { className: string | undefined }) {
  const link = useAppLink()
  if (!link) return null
  return (
    <a href={link} className={className} rel="noopener nofollow">
      Get the app
    </a>
  )
}
