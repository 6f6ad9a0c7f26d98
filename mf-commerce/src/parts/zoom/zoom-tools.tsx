import { IconButton } from '@nukkad/ui/icon-button'
import { IconChevronLeft, IconChevronRight, IconMinus, IconPlus } from '@nukkad/ui/icons'
import type { PinchZoom } from './use-pinch-zoom.ts'
import styles from './zoom.module.css'

interface ZoomToolsProps {
  readonly zoom: PinchZoom
  /** index of the current picture, from 0 */
  readonly shown: number
  readonly count: number
  readonly onPrevious: () => void
  readonly onNext: () => void
}

/** The buttons below the pictures, for users who can't pinch or drag. */
export function ZoomTools({ zoom, shown, count, onPrevious, onNext }: ZoomToolsProps) {
  return (
    <div className={styles.tools}>
      {count > 1 && (
        <IconButton raised label="Picture before" icon={<IconChevronLeft size={20} />} onClick={onPrevious} />
      )}
      <IconButton
        raised
        label="Smaller"
        icon={<IconMinus size={20} />}
        disabled={!zoom.isEnlarged}
        onClick={() => zoom.by(1 / 1.5)}
      />
      <p className={styles.count} role="status">
        {shown + 1} of {count}
      </p>
      <IconButton raised label="Larger" icon={<IconPlus size={20} />} onClick={() => zoom.by(1.5)} />
      {count > 1 && <IconButton raised label="Next picture" icon={<IconChevronRight size={20} />} onClick={onNext} />}
    </div>
  )
}
