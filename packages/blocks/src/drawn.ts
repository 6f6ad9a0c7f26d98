import type { Block } from '@nukkad/contracts/block'
import type { ComponentType } from 'react'
import { views } from './kinds/views.ts'
import type { KindName } from './registry.ts'
import type { BlockViewProps } from './view.ts'

/** A view without the type of its data: whoever draws it has the data of its kind. */
type AnyView = ComponentType<Omit<BlockViewProps<KindName>, 'data'> & Pick<Block, 'data'>>

const isDrawn = (type: string): type is KindName => Object.hasOwn(views, type)
const fetched = new Map<string, AnyView>()

/** The component of a kind in this version; undefined where this release draws none, or `fetchViews` was not awaited. */
export function viewOf(type: string, v: number): AnyView | undefined {
  if (!isDrawn(type) || views[type].v !== v) return undefined
  const view = views[type]
  return 'View' in view ? (view.View as unknown as AnyView) : fetched.get(type)
}

/** Fetches the code of those blocks whose kinds have some of their own; await it before they are drawn. */
export async function fetchViews(blocks: readonly Pick<Block, 'type'>[]): Promise<void> {
  const wanted = new Set(blocks.map(({ type }) => type))
  await Promise.all(
    [...wanted].map(async (type) => {
      if (!isDrawn(type) || fetched.has(type)) return
      const view = views[type]
      if ('load' in view) fetched.set(type, (await view.load()) as unknown as AnyView)
    }),
  )
}
