import { SaveButton } from '@nukkad/blocks/cards/save-button'
import type { SaveKind } from '@nukkad/contracts/endpoints/people/saves'
import { ShareButton } from '../share/share-button.tsx'
import styles from './keep.module.css'

interface KeepActionsProps {
  readonly kind: SaveKind
  /** The slug; for posts and events `city/slug`. */
  readonly of: string
  readonly title: string
  readonly href: string
}

/** The actions for an item that a reader likes: save it and share it. */
export const KeepActions = ({ kind, of, title, href }: KeepActionsProps) => (
  <div className={styles.actions}>
    <SaveButton kind={kind} of={of} title={title} />
    <ShareButton href={href} title={title} />
  </div>
)
