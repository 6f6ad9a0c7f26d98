import type { ReferencedKind } from '@nukkad/contracts/block'
import type { Static, TObject } from 'typebox'

/** The content that blocks refer to by slug, by its kind. */
export type Needs = { readonly [K in ReferencedKind]?: readonly string[] }

/** A kind of block: the schema of its data, and the migrations from older versions. */
export interface Kind<S extends TObject = TObject> {
  /** version of the data that the schema describes */
  readonly v: number
  readonly data: S
  /** keyed by the version that a migration starts from, each to the next version; pure */
  readonly migrations?: Readonly<Record<number, (data: never) => object>>
  /** the content that the block shows; a page loads that of all its blocks at once */
  needs?(data: Static<S>): Needs
  /** the same data with its HTML rewritten by `safeHtml` */
  cleaned?(data: Static<S>, safeHtml: (html: string) => string): Static<S>
  /** the URLs that it links to */
  links?(data: Static<S>): readonly string[]
}

/** Checks a kind's type against its schema. */
export const defineKind = <S extends TObject>(kind: Kind<S>): Kind<S> => kind
export type DataOf<K> = K extends Kind<infer S> ? Static<S> : never
