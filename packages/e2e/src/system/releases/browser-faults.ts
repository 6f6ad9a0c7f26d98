import type { Page } from 'playwright/test'

/** The faults of a release's entry in a page, and what the page reports for each. */
export const browserFaults = {
  'throws in its import': 'load',
  'never ends loading': 'load',
  'throws in its mount': 'mount',
  'throws in an effect': 'render',
  'throws in a handler': 'event',
  'throws in its second screen': 'render',
} as const satisfies Readonly<Record<string, string>>
export type BrowserFault = keyof typeof browserFaults

interface Ordered {
  fault?: BrowserFault
  /** the page that works while the second screen does not */
  soundAt?: string
}

/** Tells the faulty entries of a page, before it is opened, which fault to produce. */
export const orderFault = (page: Page, ordered: Required<Ordered>): Promise<unknown> =>
  page.addInitScript((wanted) => Object.assign(globalThis, { faultOnPurpose: wanted }), ordered)

/**
 * Code for the entry of any remote: it fails in the way set by `orderFault`, and works normally without it. React comes
 * from the shell, as for every remote.
 */
export const faultyEntry = (id: string): string => `{
  const { get, init } = ${id}
  const { fault, soundAt } = globalThis.faultOnPurpose ?? {}
  const fail = () => { throw new Error('broken on purpose') }
  const react = () => {
    const loader = { m: {}, consumesLoadingData: {
      chunkMapping: { fault: ['react'] },
      moduleIdToConsumeDataMapping: { react: { shareKey: 'react', requiredVersion: '^19.0.0' } } } }
    globalThis._NUKKAD_CONTAINER_RUNTIME().bundlerRuntime.consumes({
      chunkId: 'fault', installedModules: {}, webpackRequire: loader })
    const module = { exports: {} }
    loader.m.react(module)
    return module.exports
  }
  const broken = (part) => {
    const { Component } = part
    const { useEffect, createElement } = react()
    return { ...part, Component: (props) => {
      if (fault === 'throws in its second screen' && location.pathname !== soundAt) fail()
      useEffect(() => { if (fault === 'throws in an effect') fail() }, [])
      return createElement(Component, props)
    } }
  }
  const breakSlot = (slot) => {
    if (slot.kind !== 'app') return Object.assign(slot, broken(slot))
    for (const [name, load] of Object.entries(slot.screens)) {
      slot.screens[name] = async () => ({ screen: broken((await load()).screen) })
    }
  }
  const breaks = { 'throws in an effect': breakSlot, 'throws in its second screen': breakSlot }
  if (fault === 'throws in a handler') document.addEventListener('keydown', () => fail())
  ${id} = { init, get: async (name) => {
    if (fault === 'throws in its import') fail()
    if (fault === 'never ends loading') await new Promise(() => {})
    const found = (await get(name))()
    breaks[fault]?.(found.slot)
    return () => fault === 'throws in its mount' ? { ...found, mount: async () => fail() } : found
  } }
}`
