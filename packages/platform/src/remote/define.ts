import type { App, Fixture, LoadScreen, Screen } from './slot.ts'

/**
 * The site map of a remote: names of its routes (as in the contracts' route table) to lazily imported screens. Each
 * imported file exports `screen`.
 */
export const defineApp = (screens: Readonly<Record<string, LoadScreen>>): App => ({ kind: 'app', screens })

/** One page: its data loading, head and component. */
export const defineScreen = <S extends Screen>(screen: S): S => screen

/**
 * A slot that has no pages but is on each page, such as header, footer and dialogs, or a part that other pages embed.
 */
export const defineSlot = (slot: Omit<Fixture, 'kind'>): Fixture => ({ kind: 'fixture', ...slot })
