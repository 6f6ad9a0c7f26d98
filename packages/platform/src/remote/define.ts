import type { App, Fixture, LoadScreen, Screen } from './slot.ts'

/**
 * The site map of a remote: names of its routes (as in the contracts' route table) to lazily imported screens.
 * A file that one maps to exports `screen`.
 */
export const defineApp = (screens: Readonly<Record<string, LoadScreen>>): App => ({ kind: 'app', screens })

/** One page: what it loads, its head, its component. */
export const defineScreen = <S extends Screen>(screen: S): S => screen

/** A slot that shows no pages but stands on each: header, footer, dialogs, or a part that other pages embed. */
export const defineSlot = (slot: Omit<Fixture, 'kind'>): Fixture => ({ kind: 'fixture', ...slot })
