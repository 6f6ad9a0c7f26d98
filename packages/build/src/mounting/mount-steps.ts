import { type Release, sampleAddress } from '@nukkad/contracts'

/** Something to mount, and where it is shown. */
export interface MountStep {
  /** such as the screen 'wallet' or the slot 'header' */
  readonly what: string
  readonly path: string
  readonly slot: string
  /** the screen's name */
  readonly screen?: string
}

/** Slots that the shell has on every page and that always show something. */
const aroundEveryPage = ['header', 'footer']

/**
 * What is mounted of a release: every screen that a visitor may open without signing in, and its slots around the page.
 * Slots inside other remotes' screens have no page here.
 */
export function mountSteps({ screens, slots }: Pick<Release, 'screens' | 'slots'>): MountStep[] {
  const opened = screens
    .filter(({ access }) => access === 'public')
    .map((screen) => ({
      what: `the screen '${screen.name}'`,
      path: sampleAddress(screen).path,
      slot: 'main',
      screen: screen.name,
    }))
  const around = aroundEveryPage.filter((slot) => slots.includes(slot))
  return [...opened, ...around.map((slot) => ({ what: `the slot '${slot}'`, path: '/', slot }))]
}
