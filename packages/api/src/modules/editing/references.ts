import { latest, needsOf } from '@nukkad/blocks/schema'
import type { Block, ReferencedKind } from '@nukkad/contracts/block'
import type { Queryable } from '../../db.ts'
import { droppedReferences } from './revised-content.repository.ts'
import type { KeptTable } from './revision.repository.ts'
import { blocksIn } from './unknown-blocks.ts'

/** What a text refers to: addresses of uploaded pictures, and content as `places:lodhi-garden`. */
export type References = ReadonlySet<string>

export const referenceKey = (kind: ReferencedKind, slug: string): string => `${kind}:${slug}`

/** Everything that written content refers to, wherever in it. */
function referencesIn(written: object): Set<string> {
  const all = new Set<string>()
  for (const [, url = ''] of JSON.stringify(written).matchAll(/"(\/api\/media\/[^"]+)"/g)) all.add(url)
  const blocks = blocksIn(written).flatMap((block) => migrated(block) ?? [])
  for (const [kind, slugs] of Object.entries(needsOf(blocks)))
    for (const slug of slugs ?? []) all.add(referenceKey(kind as ReferencedKind, slug))
  const { place_slug: place } = written as { readonly place_slug?: string | null }
  if (place) all.add(referenceKey('places', place))
  return all
}

function migrated(block: Block): Block | undefined {
  try {
    return latest(block)
  } catch {
    // Stored blocks were validated, but those of an older version may still not be what its migration expects.
    return undefined
  }
}

/** What a change no longer refers to. */
export function droppedBy(before: object, after: object): string[] {
  const left = referencesIn(after)
  return [...referencesIn(before)].filter((one) => !left.has(one))
}

/** What the next draft may refer to without a check: what the present one does, and what was removed from it lately. */
export async function knownReferences(
  q: Queryable,
  table: KeptTable,
  present: { readonly id: number },
): Promise<References> {
  return new Set([...referencesIn(present), ...(await droppedReferences(q, table, present.id))])
}
