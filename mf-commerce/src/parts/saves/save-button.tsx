import { useSaved } from '@nukkad/platform/saves'
import { IconButton } from '@nukkad/ui/icon-button'
import { IconHeart } from '@nukkad/ui/icons'

interface SaveButtonProps {
  readonly slug: string
  readonly title: string
}

/** The heart on a picture: saves a product for later. */
export function SaveButton({ slug, title }: SaveButtonProps) {
  const { isSaved, toggle } = useSaved('product', slug)
  return (
    <IconButton
      raised
      size={40}
      label={`Save ${title}`}
      aria-pressed={isSaved}
      icon={<IconHeart size={20} />}
      onClick={toggle}
    />
  )
}
