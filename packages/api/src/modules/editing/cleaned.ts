import { checkedBlocks, isKind, kinds } from '@nukkad/blocks/schema'
import type { Block } from '@nukkad/contracts/block'
import type { PictureSource } from '@nukkad/contracts/content-block'
import { Invalid } from '../../errors.ts'
import { safeHtml } from '../blocks/safe-html.ts'

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
const unseen = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g
/** As PostgreSQL takes it: no control characters, no halves of characters. */
const plain = (text: string) => Buffer.from(text.replace(unseen, '')).toString()

/** Every text of it plain and without room around. */
export const plainTexts = <D>(draft: D): D =>
  JSON.parse(JSON.stringify(draft), (_, value: unknown) =>
    typeof value === 'string' ? plain(value).trim() : value,
  ) as D

/** A draft with its texts plain and each tag once; its blocks are cleaned where they are checked. */
export function cleanedDraft<D extends { readonly blocks: readonly Block[]; tags: string[] }>(draft: D): D {
  const { blocks, ...words } = draft
  const plain = plainTexts(words)
  return { ...draft, ...plain, tags: [...new Set(plain.tags)], blocks }
}

const isKnown = ({ type, v }: Block) => isKind(type) && v <= kinds[type].v
const isEmptyText = ({ type, data }: Block) => type === 'text' && data.html === '' && !data.title

/**
 * Blocks as they may be stored, or a refusal at their fields. What this release does not know stays as it came; texts of
 * which nothing is left go.
 */
export function safeBlocks(written: readonly Block[], before: readonly Block[]): Block[] {
  const plainOnes = written.map((block) => (isKnown(block) ? { ...block, data: plainTexts(block.data) } : block))
  const checked = checkedBlocks(plainOnes, { before, safeHtml: (html) => safeHtml(html).trim() })
  if ('fault' in checked) throw new Invalid(checked.fault)
  return checked.blocks.filter((block) => !isEmptyText(block))
}

/** Addresses of uploaded pictures among these. */
export const uploadsAmong = (pictures: readonly PictureSource[]): string[] =>
  pictures.flatMap((one) => ('url' in one && one.url.startsWith('/api/media/') ? [one.url] : []))

/** Addresses of uploaded pictures that blocks of any kind show. */
export const uploadsIn = (blocks: readonly Block[]): string[] =>
  [...JSON.stringify(blocks).matchAll(/"(\/api\/media\/[^"]+)"/g)].flatMap(([, url]) => url ?? [])
