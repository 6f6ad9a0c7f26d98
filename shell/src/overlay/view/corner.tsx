import type { OverlayPage } from '@nukkad/contracts/overlay'
import type { RefObject } from 'react'
import type { OverlayCalls } from '../overlay-calls.ts'
import styles from './corner.module.css'
import surface from './surface.module.css'
import { useCall } from './use-call.ts'

interface CornerProps {
  readonly told: OverlayPage
  readonly calls: OverlayCalls
  readonly isOpen: boolean
  readonly button: RefObject<HTMLButtonElement | null>
  readonly onToggle: () => void
}

const named = (names: readonly string[]) => (names.length === 1 ? names[0] : `${names.length} remotes`)

/** Lists the active overrides, and those without effect, which the panel explains. */
function wordsOf({ overrides, ignored }: OverlayPage): string {
  const effective = Object.keys(overrides).filter((name) => !ignored[name])
  const without = Object.keys(ignored)
  return [
    effective.length > 0 ? `${named(effective)} overridden here` : '',
    without.length > 0 ? `${named(without)} can’t be overridden` : '',
  ]
    .filter(Boolean)
    .join(', ')
}

/** Always visible while the overlay is on: opens it, and marks that this page differs from the public one. */
export function Corner({ told, calls, isOpen, button, onToggle }: CornerProps) {
  const ending = useCall()
  const words = wordsOf(told)
  return (
    <aside className={`${surface.surface} ${styles.corner}`} data-open={isOpen || undefined} aria-label="Developers">
      <button
        ref={button}
        type="button"
        className={styles.opener}
        aria-expanded={isOpen}
        aria-keyshortcuts="Alt+Shift+O"
        title="Alt+Shift+O"
        onClick={onToggle}
      >
        Overlay
      </button>
      {words && (
        <div className={styles.badge} data-overridden>
          <span>{words}</span>
          <button
            type="button"
            className={styles.end}
            disabled={ending.isBusy}
            onClick={() => ending.run(() => calls.run({}))}
          >
            End
          </button>
        </div>
      )}
      <p role="alert" className={ending.fault ? surface.fault : surface.quiet}>
        {ending.fault}
      </p>
    </aside>
  )
}
