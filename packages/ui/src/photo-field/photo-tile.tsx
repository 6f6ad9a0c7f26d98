import { type DragEvent, type MouseEvent, useState } from 'react'
import { classes } from '../classes.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { IconChevronLeft, IconChevronRight, IconClose, IconRefresh } from '../icons/icons.ts'
import { Spinner } from '../spinner/spinner.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import styles from './photo-tile.module.css'

export interface FieldPhoto {
  id: string
  /** Something an `<img>` can show: an address or an object URL. */
  src: string
  state: 'uploading' | 'ready' | 'failed'
}

/** A data type of its own, so that nothing else dragged over a photo is accepted. */
const dragType = 'application/x-nukkad-photo'

interface PhotoTileProps {
  photo: FieldPhoto
  /** the index among the photos, from 0 */
  at: number
  count: number
  onRemove: (id: string) => void
  onRetry: ((id: string) => void) | undefined
  /** undefined: photos cannot be reordered */
  onMove: ((from: number, to: number) => void) | undefined
}

/** One photo with its actions. If photos can be reordered, it can be dragged to another's place or moved by arrows. */
export function PhotoTile({ photo, at, count, onRemove, onRetry, onMove }: PhotoTileProps) {
  const [isOver, setOver] = useState(false)
  const dragging = onMove && {
    draggable: true,
    onDragStart: ({ dataTransfer }: DragEvent) => dataTransfer.setData(dragType, String(at)),
    onDragOver(event: DragEvent) {
      if (!event.dataTransfer.types.includes(dragType)) return
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop(event: DragEvent) {
      event.preventDefault()
      setOver(false)
      const from = event.dataTransfer.getData(dragType)
      if (from !== '' && Number(from) !== at) onMove(Number(from), at)
    },
  }
  return (
    <li
      {...dragging}
      className={classes(styles.photo, styles[photo.state], onMove && styles.sortable, isOver && styles.over)}
    >
      <span className={styles.frame}>
        <img src={photo.src} alt={`${at + 1} of ${count}`} draggable={false} className={styles.image} />
        {photo.state === 'uploading' && (
          <span className={styles.veil} role="status">
            <Spinner />
            <VisuallyHidden>Photo {at + 1} is on its way</VisuallyHidden>
          </span>
        )}
        {photo.state === 'failed' && onRetry && (
          <span className={styles.veil}>
            <IconButton
              label={`Send photo ${at + 1} again`}
              icon={<IconRefresh size={20} />}
              size={48}
              raised
              onClick={() => onRetry(photo.id)}
            />
          </span>
        )}
        <IconButton
          label={`Remove photo ${at + 1}`}
          icon={<IconClose size={18} />}
          size={36}
          raised
          className={styles.remove}
          onClick={() => onRemove(photo.id)}
        />
      </span>
      {onMove && count > 1 && <Arrows at={at} count={count} onMove={onMove} />}
    </li>
  )
}

interface ArrowsProps extends Pick<PhotoTileProps, 'at' | 'count'> {
  onMove: (from: number, to: number) => void
}

function Arrows({ at, count, onMove }: ArrowsProps) {
  const move = (to: number) => (event: MouseEvent<HTMLButtonElement>) => {
    const pressed = event.currentTarget
    onMove(at, to)
    // Browsers drop the focus from a moved element; at the end of the row, the other arrow gets it.
    setTimeout(() => {
      const next = pressed.disabled ? pressed.parentElement?.querySelector<HTMLElement>('button:enabled') : pressed
      next?.focus()
    })
  }
  return (
    <span className={styles.arrows}>
      <IconButton
        label={`Move photo ${at + 1} earlier`}
        icon={<IconChevronLeft size={20} />}
        size={40}
        disabled={at === 0}
        onClick={move(at - 1)}
      />
      <IconButton
        label={`Move photo ${at + 1} later`}
        icon={<IconChevronRight size={20} />}
        size={40}
        disabled={at === count - 1}
        onClick={move(at + 1)}
      />
    </span>
  )
}
