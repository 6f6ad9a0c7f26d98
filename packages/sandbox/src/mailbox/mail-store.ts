import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import PostalMime from 'postal-mime'
import { readMail, type StoredMail } from './stored-mail.ts'

export interface MailStore {
  /** Newest first; only mails to one address if it is given. */
  list(to?: string): readonly StoredMail[]
  find(id: string): StoredMail | undefined
  /** Stores a raw mail; a repeated Message-ID is stored only once. */
  add(raw: Buffer, recipients: readonly string[]): Promise<void>
  clear(): Promise<void>
}

const kept = 500
const nameForm = /^(\d{13})-([0-9a-f]{16})\.json$/

/** Opens the mailbox in a folder: one file per mail, the last 500. */
export async function openMailStore(folder: string): Promise<MailStore> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const mails = new Map<string, { mail: StoredMail; file: string }>()
  for (const name of readdirSync(folder).sort()) {
    if (nameForm.test(name)) await remember(path.join(folder, name))
  }

  async function remember(file: string): Promise<void> {
    const { raw, recipients } = JSON.parse(readFileSync(file, 'utf8')) as { raw: string; recipients: string[] }
    const [, time, id] = nameForm.exec(path.basename(file)) as unknown as [string, string, string]
    mails.set(id, { mail: await readMail(id, Buffer.from(raw, 'base64'), recipients, new Date(Number(time))), file })
  }

  async function forgetOldest(): Promise<void> {
    for (const [id, { file }] of [...mails].slice(0, Math.max(0, mails.size - kept))) {
      mails.delete(id)
      await rm(file, { force: true })
    }
  }

  return {
    list(to) {
      const all = [...mails.values()].map(({ mail }) => mail).reverse()
      return to ? all.filter((mail) => mail.to.some(isTo(to))) : all
    },
    find: (id) => mails.get(id)?.mail,
    async add(raw, recipients) {
      const { messageId } = await PostalMime.parse(raw)
      const id = createHash('sha256')
        .update(messageId || raw)
        .digest('hex')
        .slice(0, 16)
      if (mails.has(id)) return
      const at = new Date()
      const file = path.join(folder, `${at.getTime()}-${id}.json`)
      mails.set(id, { mail: await readMail(id, raw, recipients, at), file })
      await writeFile(`${file}.part`, JSON.stringify({ recipients, raw: raw.toString('base64') }), { mode: 0o600 })
      await rename(`${file}.part`, file)
      await forgetOldest()
    },
    async clear() {
      await Promise.all([...mails.values()].map(({ file }) => rm(file, { force: true })))
      mails.clear()
    },
  }
}

/** Matches an address, or a phone number with or without its country code. */
function isTo(wanted: string): (recipient: string) => boolean {
  const digits = wanted.replace(/\D/g, '')
  const isPhone = digits.length >= 10 && /^[\d\s+-]+$/.test(wanted)
  return isPhone ? (to) => to.startsWith('+') && to.endsWith(digits) : (to) => to === wanted.toLowerCase()
}
