import { Block } from '@nukkad/contracts/block'
import { mostBlocks } from '@nukkad/contracts/most-blocks'
import { Check, Clean, Equal, Errors } from 'typebox/value'
import { cleaned, kindOf, latest } from './registry.ts'

/** The validation errors of a list of blocks, by field path: `blocks.3.data.title`. */
export type BlockInputErrors = Readonly<Record<string, string>>

interface Checking {
  /** the stored blocks, in each state of theirs: those of unknown kinds may be moved or removed, but not changed */
  readonly before: readonly Block[]
  safeHtml(html: string): string
}

/**
 * Validates blocks for storing: returns them in the latest version of their kinds, with sanitised HTML. A block that
 * this release does not know is kept unchanged if it was stored before, and rejected if it is new.
 */
export function checkedBlocks(
  written: readonly unknown[],
  { before, safeHtml }: Checking,
): { readonly blocks: readonly Block[] } | { readonly inputErrors: BlockInputErrors } {
  if (written.length > mostBlocks) return { inputErrors: { blocks: `must be ${mostBlocks} or fewer` } }
  const seen = new Set<string>()
  const blocks: Block[] = []
  for (const [at, one] of written.entries()) {
    const path = `blocks.${at}`
    if (!Check(Block, one)) return { inputErrors: { [path]: 'is not a block: it needs id, type, v and data' } }
    if (seen.has(one.id)) return { inputErrors: { [`${path}.id`]: 'is used twice' } }
    seen.add(one.id)
    const now = latestOrUndefined(one)
    const kind = kindOf(one.type)
    if (!now || !kind) {
      // Not compared as text, since the database and the browser order keys differently.
      const stored = before.find((block) => block.id === one.id && Equal(block, one))
      if (!stored) return { inputErrors: { [`${path}.type`]: `'${one.type}' is not known` } }
      blocks.push(stored)
      continue
    }
    const data = Clean(kind.data, structuredClone(now.data)) as Block['data']
    const [error] = Errors(kind.data, data)
    if (error) return { inputErrors: { [`${path}.data${error.instancePath.replaceAll('/', '.')}`]: error.message } }
    blocks.push(cleaned({ ...now, data }, safeHtml))
  }
  return { blocks }
}

/** Invalid data of an older version makes its migration throw; the data is then invalid. */
function latestOrUndefined(block: Block): Block | undefined {
  try {
    return latest(block)
  } catch {
    return undefined
  }
}
