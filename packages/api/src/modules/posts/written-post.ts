import { matchRoute } from '@nukkad/contracts'
import type { StoredBlock } from '@nukkad/contracts/content-block'
import type { PostDraft } from '@nukkad/contracts/endpoints/editor'
import type { Fields } from '../../errors.ts'
import { safeHtml } from '../blocks/safe-html.ts'
import type { Columns } from './edited-post.repository.ts'

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
const unseen = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g
/** As PostgreSQL takes it: no control characters, no halves of characters. */
const plain = (text: string) => Buffer.from(text.replace(unseen, '')).toString()

/** What an editor sent, without anything that could run or cannot be kept. */
export function cleaned(draft: PostDraft): PostDraft {
  const kept = JSON.parse(JSON.stringify(draft), (_, value: unknown) =>
    typeof value === 'string' ? plain(value).trim() : value,
  ) as PostDraft
  const blocks = kept.blocks
    .map((block): StoredBlock => (block.type === 'text' ? { ...block, html: safeHtml(block.html).trim() } : block))
    .filter((block) => block.type !== 'text' || block.html !== '')
  return { ...kept, tags: [...new Set(kept.tags)], blocks }
}

const wordsAMinute = 200
export function minutesToRead(blocks: readonly StoredBlock[]): number {
  const text = blocks.map((block) =>
    'html' in block ? block.html.replace(/<[^>]*>/g, ' ') : 'text' in block ? block.text : '',
  )
  const words = text.join(' ').split(/\s+/).filter(Boolean).length
  return Math.min(120, Math.max(1, Math.ceil(words / wordsAMinute)))
}

/** What readers would miss, by field. */
export function missing({ title, kicker, line, alt, blocks }: Columns): Fields | undefined {
  const fields: Fields = {
    ...(!title.trim() && { title: 'is needed before readers see it' }),
    ...(!kicker.trim() && { kicker: 'is needed: a word or two above the title' }),
    ...(!line.trim() && { line: 'is needed: one sentence below the title' }),
    ...(!alt.trim() && { 'picture.alt': 'is needed: what the picture shows, for those who do not see it' }),
    ...(blocks.length === 0 && { blocks: 'are needed: there is nothing to read yet' }),
  }
  return Object.keys(fields).length > 0 ? fields : undefined
}

/** May a post stand under this name? Numbers are ids, and some names are pages of every city. */
export const isFreeName = (slug: string): boolean =>
  !/^[0-9]+$/.test(slug) &&
  matchRoute(`/delhi/${slug}`)?.route.name === 'discovery' &&
  matchRoute(`/delhi/post/${slug}`)?.route.name === 'post'

/** 'Prawn balchão' becomes 'prawn-balchao'. */
export function nameFrom(title: string): string {
  const slug = title
    .normalize('NFD')
    .replace(/[\u0300-\u036f’']/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-+|-+$/g, '')
  return slug && isFreeName(slug) ? slug : `post-${slug}`.replace(/-$/, '')
}

/** Addresses of uploaded pictures that a post shows. */
export const uploadsIn = ({ picture, blocks }: Pick<PostDraft, 'picture' | 'blocks'>): string[] =>
  [picture, ...blocks.flatMap((block) => (block.type === 'picture' ? [block.picture] : []))].flatMap((one) =>
    'url' in one && one.url.startsWith('/api/media/') ? [one.url] : [],
  )
