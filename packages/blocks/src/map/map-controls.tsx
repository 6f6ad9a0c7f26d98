import { IconButton } from '@nukkad/ui/icon-button'
import { IconMinus, IconPlus, IconRefresh } from '@nukkad/ui/icons'
import type { LiveMap } from './engine.ts'
import { lengthText, roundLength } from './geometry.ts'
import styles from './map-view.module.css'

interface MapControlsProps {
  readonly map: LiveMap
  /** metres under a hundred pixels */
  readonly metres: number | null
  onFit(): void
}

/** Nearer, farther, all of it; and how long a stretch is. */
export function MapControls({ map, metres, onFit }: MapControlsProps) {
  const length = metres ? roundLength(metres) : 0
  return (
    <>
      <div className={styles.controls}>
        <IconButton raised size={40} label="Zoom in" icon={<IconPlus size={18} />} onClick={() => map.zoomBy(1)} />
        <IconButton raised size={40} label="Zoom out" icon={<IconMinus size={18} />} onClick={() => map.zoomBy(-1)} />
        <IconButton raised size={40} label="Show all of it" icon={<IconRefresh size={18} />} onClick={onFit} />
      </div>
      {metres !== null && metres > 0 && (
        <p className={styles.scale} style={{ width: `${(length / metres) * 100}px` }}>
          {lengthText(length)}
        </p>
      )}
    </>
  )
}
