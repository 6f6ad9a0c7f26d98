import type { Block } from '@nukkad/contracts/block'
import type { DataOf, Kind, Needs } from './kind.ts'
import { kinds } from './kinds/schemas.ts'

export { kinds }
export type KindName = keyof typeof kinds
/** The data of a kind, in its latest version. */
export type BlockData<K extends KindName> = DataOf<(typeof kinds)[K]>

export const isKind = (type: string): type is KindName => Object.hasOwn(kinds, type)
/** A kind without the type of its data, for generic code; the caller must pass the data of that kind. */
export interface SomeKind extends Pick<Kind, 'v' | 'data'> {
  readonly migrations?: Readonly<Record<number, (data: object) => object>>
  needs?(data: object): Needs
  cleaned?(data: object, safeHtml: (html: string) => string): object
  links?(data: object): readonly string[]
}

export const kindOf = (type: string): SomeKind | undefined =>
  isKind(type) ? (kinds[type] as unknown as SomeKind) : undefined

/** Migrates a block to the current version of its kind; undefined for an unknown kind or a newer version. */
export function latest(block: Block): Block | undefined {
  const kind = kindOf(block.type)
  if (!kind || block.v > kind.v) return undefined
  let data: object = block.data
  for (let v = block.v; v < kind.v; v += 1) {
    const step = kind.migrations?.[v]
    if (!step) throw new Error(`The block '${block.type}' has no migration from version ${v} to ${v + 1}.`)
    data = step(data)
  }
  return { ...block, v: kind.v, data: data as Block['data'] }
}

/** A block of the latest version with its HTML sanitised. */
export function cleaned(block: Block, safeHtml: (html: string) => string): Block {
  const data = kindOf(block.type)?.cleaned?.(block.data, safeHtml)
  return data ? { ...block, data: data as Block['data'] } : block
}

/** The content that blocks of the latest version refer to, each item once. */
export function needsOf(blocks: readonly Block[]): Needs {
  const all: Record<string, Set<string>> = {}
  for (const { type, data } of blocks) {
    for (const [kind, slugs] of Object.entries(kindOf(type)?.needs?.(data) ?? {})) {
      all[kind] ??= new Set()
      for (const slug of slugs ?? []) all[kind].add(slug)
    }
  }
  return Object.fromEntries(Object.entries(all).map(([kind, slugs]) => [kind, [...slugs]]))
}
