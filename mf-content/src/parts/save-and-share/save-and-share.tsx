import { SaveButton } from '@nukkad/blocks/cards/save-button'
import type { SaveKind } from '@nukkad/contracts/endpoints/people/saves'
import { ShareButton } from '../share/share-button.tsx'
import styles from './save-and-share.module.css'

interface SaveAndShareProps {
  readonly kind: SaveKind
  /** The slug; for posts and events `city/slug`. */
  readonly of: string
  readonly title: string
  readonly href: string
}

/** The actions for an item that a reader likes: save it and share it. */
export const SaveAndShare = ({ kind, of, title, href }: SaveAndShareProps) => (
  <div className={styles.actions}>
    <SaveButton kind={kind} of={of} title={title} />
    <ShareButton href={href} title={title} />
  </div>
)
