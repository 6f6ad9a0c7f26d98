import { randomUUID } from 'node:crypto'
import type { DataCopy } from '@nukkad/contracts/endpoints/people/data-copy'
import { hrefs } from '@nukkad/contracts/hrefs'
import { transaction } from '../../../db.ts'
import { NotFound } from '../../../errors.ts'
import type { CopiedRows, PersonalData } from '../../../personal-data.ts'
import type { Base } from '../../../plugin.ts'
import { type MailService, recipientOf } from '../../mail/mail.service.ts'
import { accounts } from '../../users/accounts.service.ts'
import type { FreshCodes } from '../fresh-codes.ts'
import { copiedFiles } from './copied-files.ts'
import * as copies from './data-copy.repository.ts'
import { zipOf } from './zip.ts'

const lifetimeMs = 48 * 3_600_000
const kind = 'data-copy'

declare module '../../../outbox/outbox-entry.ts' {
  interface OutboxPayloads {
    readonly 'data-copy': { readonly id: string }
  }
}

export type DataCopyService = ReturnType<typeof createDataCopyService>

interface Parts extends Pick<Base, 'db' | 'outbox' | 'settings' | 'now'> {
  readonly mails: MailService
  readonly codes: FreshCodes
  readonly personal: () => readonly PersonalData[]
}

/** Copies of a user's personal data: made by a job, downloadable once, within two days. */
export function createDataCopyService({ db, outbox, settings, now, mails, codes, personal }: Parts) {
  async function filesOf(userId: string): Promise<Record<string, string> | undefined> {
    const user = await accounts.byId(db, userId)
    if (!user) return undefined
    const person = { userId, email: user.email || null, phone: user.phone }
    const tables: Record<string, CopiedRows> = {}
    // Sequential: no one waits for the result, and other requests need the connections.
    for (const { copy } of personal()) if (copy) Object.assign(tables, await copy(db, person))
    return copiedFiles(tables, now())
  }

  outbox.handle(kind, async ({ id }) => {
    const copy = await copies.copyById(db, id)
    const files = copy && !copy.readyAt ? await filesOf(copy.userId) : undefined
    if (!copy || !files) return
    const file = await zipOf(files, now())
    await transaction(db, async (tx) => {
      const isKept = await copies.keepFile(tx, id, file, now())
      const user = isKept ? await accounts.byId(tx, copy.userId) : undefined
      const data = { link: settings.PUBLIC_URL + hrefs.account('privacy') }
      if (user) await mails.send(tx, { template: 'copy-ready', ...recipientOf(user), key: id, data })
    })
  })

  const shown = ({ id, askedAt, expiresAt, readyAt, takenAt }: copies.CopyRow): DataCopy => ({
    id,
    state: takenAt ? 'taken' : expiresAt <= now() ? 'expired' : readyAt ? 'ready' : 'preparing',
    askedAt: askedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  })

  return {
    async latest(userId: string): Promise<DataCopy | null> {
      const row = await copies.latestCopy(db, userId)
      return row ? shown(row) : null
    },

    async ask(userId: string, code: string): Promise<DataCopy> {
      await codes.spend(userId, 'copy', code)
      const askedAt = now()
      const row = { id: randomUUID(), userId, askedAt, expiresAt: new Date(askedAt.getTime() + lifetimeMs) }
      await transaction(db, async (tx) => {
        await copies.insertCopy(tx, row)
        await outbox.enqueue(tx, { kind, key: row.id, payload: { id: row.id } })
      })
      return shown({ ...row, readyAt: null, takenAt: null })
    },

    async take(userId: string, id: string): Promise<Buffer> {
      const file = await copies.takeFile(db, userId, id, now())
      if (!file) throw new NotFound()
      return file
    },
  }
}
