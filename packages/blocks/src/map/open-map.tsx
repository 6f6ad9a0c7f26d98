import { IconMap } from '@nukkad/ui/icons'
import styles from './map-view.module.css'
import type { LiveState } from './use-live-map.ts'

const words: Readonly<Partial<Record<LiveState, string>>> = {
  still: 'Open the map',
  opening: 'Opening the map…',
  failed: 'The map did not open. Try again',
}

/** The way from the drawing to the map that moves, for a finger, a pointer and the keyboard. */
export function OpenMap({ state, onOpen }: { readonly state: LiveState; onOpen(): void }) {
  const text = words[state]
  if (!text) return null
  return (
    <button type="button" className={styles.open} aria-disabled={state === 'opening'} onClick={onOpen}>
      <IconMap size={18} aria-hidden="true" />
      {text}
    </button>
  )
}
