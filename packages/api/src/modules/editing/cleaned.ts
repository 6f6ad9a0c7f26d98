import type { PictureSource, StoredBlock } from '@nukkad/contracts/content-block'
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

/** Blocks without anything that could run; texts of which nothing is left go. */
export const safeBlocks = (blocks: readonly StoredBlock[]): StoredBlock[] =>
  blocks
    .map((block): StoredBlock => (block.type === 'text' ? { ...block, html: safeHtml(block.html).trim() } : block))
    .filter((block) => block.type !== 'text' || block.html !== '')

/** Addresses of uploaded pictures among these. */
export const uploadsAmong = (pictures: readonly PictureSource[]): string[] =>
  pictures.flatMap((one) => ('url' in one && one.url.startsWith('/api/media/') ? [one.url] : []))

export const picturesIn = (blocks: readonly StoredBlock[]): PictureSource[] =>
  blocks.flatMap((block) => (block.type === 'picture' ? [block.picture] : []))
