import type { ThingKind } from '@nukkad/contracts/block'
import type { Static, TObject } from 'typebox'

/** What a block names by slug, by kind of thing. */
export type Needs = { readonly [K in ThingKind]?: readonly string[] }

/** One kind of block: how its data look, and how those of older versions become that. */
export interface Kind<S extends TObject = TObject> {
  /** version of the data that the schema describes */
  readonly v: number
  readonly data: S
  /** by the version that it begins with, to the next one; pure */
  readonly migrations?: Readonly<Record<number, (data: never) => object>>
  /** the things it shows; a page loads those of all its blocks at once */
  needs?(data: Static<S>): Needs
  /** the same with its texts of tags rewritten by `safeHtml` */
  cleaned?(data: Static<S>, safeHtml: (html: string) => string): Static<S>
  /** where it leads */
  links?(data: Static<S>): readonly string[]
}

/** Holds a kind to its schema. */
export const defineKind = <S extends TObject>(kind: Kind<S>): Kind<S> => kind
export type DataOf<K> = K extends Kind<infer S> ? Static<S> : never
