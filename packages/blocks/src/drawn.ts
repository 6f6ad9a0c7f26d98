import type { Block } from '@nukkad/contracts/block'
import type { ComponentType } from 'react'
import { commonViews, largeViews, rarerView } from './kinds/views.ts'
import type { KindName } from './registry.ts'
import type { BlockViewProps } from './view.ts'

/** A view without the type of its data; the caller must pass the data of its kind. */
interface AnyView {
  readonly v: number
  readonly View: ComponentType<Omit<BlockViewProps<KindName>, 'data'> & Pick<Block, 'data'>>
}

const here = new Map(Object.entries(commonViews) as unknown as readonly [string, AnyView][])

/** The component of a kind in this version; undefined if this release has none, or `fetchViews` was not awaited. */
export function viewOf(type: string, v: number): AnyView['View'] | undefined {
  const view = here.get(type)
  return view?.v === v ? view.View : undefined
}

/** Loads the views of blocks that are not part of the page's bundle; await it before rendering them. */
export async function fetchViews(blocks: readonly Pick<Block, 'type'>[]): Promise<void> {
  const missing = new Set(blocks.map(({ type }) => type).filter((type) => !here.has(type)))
  await Promise.all(
    [...missing].map(async (type) => {
      const view = await fetchView(type)
      if (view) here.set(type, view)
    }),
  )
}

/** Returns undefined for a kind that this release does not have; any other error is thrown. */
async function fetchView(type: string): Promise<AnyView | undefined> {
  const load = new Map(Object.entries(largeViews)).get(type) ?? (() => rarerView(type as KindName))
  try {
    return (await load()) as unknown as AnyView
  } catch (error) {
    if ((error as { readonly code?: unknown }).code === 'MODULE_NOT_FOUND') return undefined
    throw error
  }
}
