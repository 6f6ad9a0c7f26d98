import { randomBytes } from 'node:crypto'
import { BadSetting } from '@nukkad/contracts/settings'
import type { S3Bucket } from './s3-bucket.ts'

/** How many writers try to create the same object at once. */
const rivals = 6

/**
 * Throws BadSetting when a store ignores the conditions of conditional writes: two registries would overwrite each
 * other.
 */
export async function probeConditions(bucket: S3Bucket): Promise<void> {
  const name = `probe/${randomBytes(8).toString('hex')}`
  const text = (word: string | number) => Buffer.from(`${name} ${word}`)
  try {
    const tried = await Promise.all(
      Array.from({ length: rivals }, (_, one) => bucket.put(name, text(one), { 'if-none-match': '*' })),
    )
    const tags = tried.filter((tag) => tag !== undefined)
    if (tags.length !== 1) throw ignores('If-None-Match', `${tags.length} of ${rivals} created the same object`)
    const next = await bucket.put(name, text('next'), { 'if-match': tags[0] ?? '' })
    if (next === undefined) throw ignores('If-Match', 'the tag that it returned does not match')
    const late = await bucket.put(name, text('late'), { 'if-match': tags[0] ?? '' })
    const found = await bucket.get(name)
    const isKept = typeof found === 'object' && found.bytes.equals(text('next'))
    if (late !== undefined || !isKept)
      throw ignores('If-Match', 'an object was overwritten with the tag of an older one')
  } finally {
    await bucket.remove(name).catch(() => undefined)
  }
}

const ignores = (header: string, what: string) =>
  new BadSetting(
    `The store at REGISTRY_S3_ENDPOINT ignores ${header} (${what}), so registries would overwrite each other; use one that supports conditional writes.`,
  )
