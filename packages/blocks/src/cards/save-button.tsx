import type { SaveKind } from '@nukkad/contracts/endpoints/people/saves'
import { useSaved } from '@nukkad/platform/saves'
import { IconButton } from '@nukkad/ui/icon-button'
import { IconHeart } from '@nukkad/ui/icons'

interface SaveButtonProps {
  readonly kind: SaveKind
  /** The slug; for posts and events `city/slug`. */
  readonly of: string
  readonly title: string
  /** With a background of its own, over a picture. */
  readonly raised?: boolean
}

/** The heart on a card or a page: saves an item for later. */
export function SaveButton({ kind, of, title, raised = true }: SaveButtonProps) {
  const { isSaved, toggle } = useSaved(kind, of)
  return (
    <IconButton
      raised={raised}
      size={40}
      label={`Save ${title}`}
      aria-pressed={isSaved}
      icon={<IconHeart size={20} />}
      onClick={toggle}
    />
  )
}
