import { createHash, randomBytes } from 'node:crypto'
import { open, rename } from 'node:fs/promises'
import type { Integrity } from '@nukkad/contracts'

/** SHA-384 as an integrity attribute wants it. */
export const integrityOf = (bytes: Uint8Array): Integrity =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`

/** A reader sees the old text or the new one, never a part; after a power cut too. */
export async function writeWhole(file: string, text: string): Promise<void> {
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}.tmp`
  const handle = await open(draft, 'wx', 0o644)
  try {
    await handle.writeFile(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(draft, file)
}
