import { checkedBlocks } from '@nukkad/blocks/schema'
import type { Block } from '@nukkad/contracts/block'
import type { PictureSource } from '@nukkad/contracts/content-block'
import { Invalid } from '../../errors.ts'
import { safeHtml } from '../blocks/safe-html.ts'
import { isKnown } from './unknown-blocks.ts'

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
const unseen = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g
/** Makes text acceptable to PostgreSQL: no control characters, no lone surrogates. */
const plain = (text: string) => Buffer.from(text.replace(unseen, '')).toString()

/** The draft with all its texts cleaned and trimmed. */
export const plainTexts = <D>(draft: D): D =>
  JSON.parse(JSON.stringify(draft), (_, value: unknown) =>
    typeof value === 'string' ? plain(value).trim() : value,
  ) as D

/** A draft with its texts cleaned and duplicate tags removed; its blocks are cleaned when they are checked. */
export function cleanedDraft<D extends { readonly blocks: readonly Block[]; tags: string[] }>(draft: D): D {
  const { blocks, ...words } = draft
  const plain = plainTexts(words)
  return { ...draft, ...plain, tags: [...new Set(plain.tags)], blocks }
}

const isEmptyText = ({ type, data }: Block) => type === 'text' && data.html === '' && !data.title

/**
 * Returns blocks in a form that is safe to store, or refuses them by field. Block types unknown to this release are
 * left as they are; texts that end up empty are removed.
 */
export function safeBlocks(written: readonly Block[], before: readonly Block[]): Block[] {
  const plainOnes = written.map((block) => (isKnown(block) ? { ...block, data: plainTexts(block.data) } : block))
  const checked = checkedBlocks(plainOnes, { before, safeHtml: (html) => safeHtml(html).trim() })
  if ('inputErrors' in checked) throw new Invalid(checked.inputErrors)
  return checked.blocks.filter((block) => !isEmptyText(block))
}

/** Addresses of uploaded pictures among these. */
export const uploadsAmong = (pictures: readonly PictureSource[]): string[] =>
  pictures.flatMap((one) => ('url' in one && one.url.startsWith('/api/media/') ? [one.url] : []))

/** Addresses of uploaded pictures that blocks of any kind show. */
export const uploadsIn = (blocks: readonly Block[]): string[] =>
  [...JSON.stringify(blocks).matchAll(/"(\/api\/media\/[^"]+)"/g)].flatMap(([, url]) => url ?? [])
