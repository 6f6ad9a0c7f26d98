import { IconButton } from '@nukkad/ui/icon-button'
import { IconMinus, IconPlus, IconRefresh } from '@nukkad/ui/icons'
import { lengthText, roundLength } from '../geometry.ts'
import styles from '../map-view.module.css'
import { SketchNote } from '../sketch-note.tsx'
import type { LiveMap } from './live-map.ts'

interface MapControlsProps {
  readonly map: LiveMap
  /** metres per hundred pixels */
  readonly metres: number | null
  /** whether the map is our sketch, not the deployment's own style */
  readonly isOurs: boolean
  onFit(): void
}

/** Zoom in, zoom out, show everything; and a scale. */
export function MapControls({ map, metres, isOurs, onFit }: MapControlsProps) {
  const length = metres ? roundLength(metres) : 0
  return (
    <>
      <div className={styles.controls}>
        <IconButton raised size={40} label="Zoom in" icon={<IconPlus size={18} />} onClick={() => map.zoomBy(1)} />
        <IconButton raised size={40} label="Zoom out" icon={<IconMinus size={18} />} onClick={() => map.zoomBy(-1)} />
        <IconButton raised size={40} label="Show the whole map" icon={<IconRefresh size={18} />} onClick={onFit} />
      </div>
      <div className={styles.foot}>
        {metres !== null && metres > 0 && (
          <p className={styles.scale} style={{ width: `${(length / metres) * 100}px` }}>
            {lengthText(length)}
          </p>
        )}
        {isOurs && <SketchNote />}
      </div>
    </>
  )
}
