import { IconMap } from '@nukkad/ui/icons'
import type { LiveState } from './live/use-live-map.ts'
import styles from './map-view.module.css'
import { SketchNote } from './sketch-note.tsx'

const words: Readonly<Partial<Record<LiveState, string>>> = {
  still: 'Open the map',
  opening: 'Opening the map…',
  failed: 'The map did not open. Try again',
}

interface OpenMapProps {
  readonly state: LiveState
  readonly isOurs: boolean
  onOpen(): void
}

/** Turns the sketch into the interactive map, by touch, mouse and keyboard. */
export function OpenMap({ state, isOurs, onOpen }: OpenMapProps) {
  const text = words[state]
  return (
    <>
      {isOurs && (
        <div className={styles.foot}>
          <SketchNote />
        </div>
      )}
      {text && (
        <button type="button" className={styles.open} aria-disabled={state === 'opening'} onClick={onOpen}>
          <IconMap size={18} aria-hidden="true" />
          {text}
        </button>
      )}
    </>
  )
}
