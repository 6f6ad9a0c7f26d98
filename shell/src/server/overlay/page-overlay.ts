import type { OverlayPage, OverlayState, Overrides } from '@nukkad/contracts/overlay'
import type { PagePlan, PageSlot } from '../page/page-plan.ts'
import type { ShellAssets, ShellFile } from '../static/shell-assets.ts'

/** The overlay data of a page. */
export interface PageOverlay {
  readonly state: OverlayState
  readonly account: string
  readonly overrides: Overrides
  readonly ignored: Readonly<Record<string, string>>
  /** addresses of the remotes that run from a local server, by name: the server does not render these */
  readonly locals: Readonly<Record<string, string>>
}

/** The overlay's script runs instead of the shell's and then starts it. */
export interface OverlayTags {
  readonly run: readonly ShellFile[]
  readonly data: OverlayPage
}

const pairOf = ({ href, integrity }: ShellFile) => [href, integrity ?? ''] as const

export function overlayTags(
  overlay: PageOverlay | undefined,
  { js, overlay: built }: ShellAssets,
  drawn: Readonly<Record<string, number>>,
): OverlayTags | undefined {
  if (!overlay || !built) return undefined
  const { state, account, overrides, ignored } = overlay
  return {
    run: [built.js],
    data: { state, account, overrides, ignored, run: js.map(pairOf), css: pairOf(built.css), drawn },
  }
}

/** The plan without remotes from a local server, which only the browser can reach. */
export function withoutLocal(plan: PagePlan, overlay: PageOverlay | undefined): PagePlan {
  if (!overlay || Object.keys(overlay.locals).length === 0) return plan
  const releases = Object.entries(plan.releases).filter(([, release]) => !overlay.locals[release.name])
  return { ...plan, releases: Object.fromEntries(releases) as PagePlan['releases'] }
}

/** Measures the render time of each slot on the server. */
export function drawnTimes() {
  const drawn: Record<string, number> = {}
  return {
    drawn,
    async time<T>(slot: PageSlot, drawing: Promise<T>): Promise<T> {
      const from = performance.now()
      const result = await drawing
      if (result !== undefined) drawn[slot] = Math.round((performance.now() - from) * 10) / 10
      return result
    },
  }
}
