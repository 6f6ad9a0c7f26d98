import type { OverlayPage } from '@nukkad/contracts/overlay'
import { staffHrefs } from '@nukkad/contracts/staff-hrefs'
import surface from './surface.module.css'

interface FaultsProps {
  readonly told: OverlayPage
  /** why the last call failed, or an empty text */
  readonly fault: string
  /** retries, if that may help */
  readonly askAgain: (() => void) | undefined
}

/** Errors, and overrides without effect. */
export const Faults = ({ told, fault, askAgain }: FaultsProps) => (
  <>
    <p role="alert" className={fault ? surface.fault : surface.quiet}>
      {fault}
    </p>
    {askAgain && (
      <p>
        <button type="button" onClick={askAgain}>
          Try again
        </button>
      </p>
    )}
    {told.state === 'ended' && (
      <p className={surface.fault}>
        Your token has expired, so this is the page that everyone gets.{' '}
        <a href={staffHrefs.staffOverlay()}>Switch it on again</a>
      </p>
    )}
    {Object.entries(told.ignored).map(([name, words]) => (
      <p key={name} className={surface.fault} data-ignored={name}>
        {name} is what everyone gets: {words}
      </p>
    ))}
  </>
)
