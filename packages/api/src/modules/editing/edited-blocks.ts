import { BlockPicture, kindOf, latest } from '@nukkad/blocks/schema'
import { leadsToPage } from '@nukkad/contracts'
import type { Block } from '@nukkad/contracts/block'
import { Check } from 'typebox/value'
import type { Queryable } from '../../db.ts'
import { type Fields, refuseFields } from '../../errors.ts'
import type { BlockService } from '../blocks/blocks.service.ts'

/** Blocks as they are edited: in the latest version of their kinds; those that this release does not know stay. */
export const editedBlocks = (stored: readonly Block[]): Block[] => stored.map((block) => latest(block) ?? block)

/** All pictures in the data of a block, at any depth. */
export function picturesIn(value: unknown): BlockPicture[] {
  if (Array.isArray(value)) return value.flatMap(picturesIn)
  if (typeof value !== 'object' || value === null) return []
  if (Check(BlockPicture, value)) return [value]
  return Object.values(value).flatMap(picturesIn)
}

/**
 * Throws Invalid for what some readers could not use: a link to a page that does not exist, a picture without a
 * description, an uploaded video that was deleted. Checked when a text is published, because a draft is saved while an
 * address is being typed.
 */
export async function refuseFaultyBlocks(
  q: Queryable,
  stored: readonly Block[],
  service: Pick<BlockService, 'findGone'>,
): Promise<void> {
  const blocks = editedBlocks(stored)
  const fields: Fields = {}
  for (const [at, block] of blocks.entries())
    for (const [path, fault] of faultsIn(block)) fields[`blocks.${at}.data.${path}`] = fault
  for (const { id, kind } of await service.findGone(q, blocks)) {
    if (kind !== 'videoFiles') continue
    const at = blocks.findIndex((block) => block.id === id)
    fields[`blocks.${at}.data.upload.file`] = 'is no longer stored: please upload it again'
  }
  refuseFields(fields)
}

/** The faults of a block that need no look at the database, by the path within its data. */
function faultsIn({ type, data }: Block): [string, string][] {
  const links = kindOf(type)?.links?.(data) ?? []
  const pictures = picturesIn(data).filter(({ alt }) => !alt.trim())
  return [
    ...links
      .filter((url) => !leadsToPage(url))
      .map((url): [string, string] => [pathOf(data, url) ?? '', 'is not the address of a page of this site']),
    ...pictures.map((picture): [string, string] => [
      `${pathOf(data, picture)}.alt`,
      'is required: what the picture shows, for people who cannot see it',
    ]),
    ...textsIn(data).flatMap((text) =>
      [...text.matchAll(/ href="([^"]*)"/g)]
        .filter(([, url = '']) => !leadsToPage(url))
        .map(([, url]): [string, string] => [
          pathOf(data, text) ?? '',
          `links to “${url}”, which is no page of this site`,
        ]),
    ),
  ]
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** Where in the data a part of it is: `offers.1.cta.url`. */
function pathOf(value: unknown, sought: unknown): string | undefined {
  if (value === sought) return ''
  if (typeof value !== 'object' || value === null) return undefined
  for (const [name, part] of Object.entries(value)) {
    const path = pathOf(part, sought)
    if (path !== undefined) return path ? `${name}.${path}` : name
  }
  return undefined
}
