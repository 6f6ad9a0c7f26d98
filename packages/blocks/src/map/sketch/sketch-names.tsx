import type { CityMap } from '@nukkad/contracts/endpoints/city/city-maps'
import { fromMiddle, type Span, type Spot } from '../geometry.ts'
import type { Group } from '../pins/use-groups.ts'
import type { FrameSize } from '../use-frame-size.ts'
import { type MapName, type NameKind, namesOf, placeNames } from './names.ts'
import styles from './sketch.module.css'

const looks: Readonly<Record<NameKind, string | undefined>> = {
  pin: styles.pin,
  station: '',
  locality: styles.locality,
  park: styles.parkName,
  water: styles.waterName,
}

interface SketchNamesProps {
  readonly map: CityMap
  readonly span: Span
  readonly zoom: number
  readonly frame: FrameSize
  readonly groups: readonly Group[]
}

/** The labels of the sketch, each where it covers neither a pin nor another label. */
export function SketchNames({ map, span, zoom, frame, groups }: SketchNamesProps) {
  const world = 512 * 2 ** zoom
  const place = (spot: Spot) => {
    const { x, y } = fromMiddle(span, spot)
    return { x: x * world, y: y * world }
  }
  const pins = groups.map((group) => ({ ...place(group), isGroup: group.points.length > 1 }))
  const ofPins = groups.flatMap(({ points: [first, ...rest] }, at): MapName[] => {
    const spot = pins[at]
    return rest.length === 0 && spot ? [{ at: spot, text: first.title, kind: 'pin' }] : []
  })
  return (
    <div aria-hidden="true">
      {placeNames([...ofPins, ...namesOf(map, zoom, place)], pins, frame).map(({ key, text, kind, x, y }) => (
        <span
          key={key}
          className={`${styles.name} ${looks[kind]}`}
          style={{
            transform: `translate(${Math.round(frame.width / 2 + x)}px, ${Math.round(frame.height / 2 + y)}px)`,
          }}
        >
          {text}
        </span>
      ))}
    </div>
  )
}
