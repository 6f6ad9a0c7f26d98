import type { Notice } from '@nukkad/contracts/endpoints/people/account'
import { Invalid, NotFound } from '../../../errors.ts'
import type { Base } from '../../../plugin.ts'
import { isSameHash, keyedHash } from '../../auth/keyed-hash.ts'
import type { MailService } from '../../mail/mail.service.ts'
import { isNoticeKind } from '../../mail/notice-kinds.ts'
import { accounts } from '../../users/accounts.service.ts'
import { allow, refuse, refusedBy } from './notice.repository.ts'
import { fixedNotices, noticeWords } from './notices.ts'

export type NoticeService = ReturnType<typeof createNoticeService>

/** Which mails a user gets. The unsubscribe link names the account and the kind itself, so it needs no session. */
export function createNoticeService({
  db,
  settings,
  now,
  mails,
}: Pick<Base, 'db' | 'settings' | 'now'> & { mails: MailService }) {
  const seal = (userId: string, kind: string) =>
    keyedHash(settings.API_SECRET, 'stop-notice', userId, kind).toString('base64url')

  async function list(userId: string): Promise<Notice[]> {
    const refused = await refusedBy(db, userId)
    const free = mails
      .notices()
      .map((kind) => ({ kind, ...noticeWords[kind], isOn: !refused.has(kind), isFixed: false }))
    return [...free, ...fixedNotices]
  }

  mails.askBefore(async (email, kind) => {
    const user = await accounts.byEmail(db, email)
    if (!user) return { isWanted: true }
    const token = `${user.id}.${kind}.${seal(user.id, kind)}`
    const isWanted = !(await refusedBy(db, user.id)).has(kind)
    return { isWanted, unsubscribe: `${settings.PUBLIC_URL}/api/account/notices/stop?token=${token}` }
  })

  return {
    list,

    async change(userId: string, kind: string, isOn: boolean): Promise<Notice[]> {
      if (!isNoticeKind(kind)) throw new Invalid({ kind: 'cannot be changed' })
      if (isOn) await allow(db, userId, kind)
      else await refuse(db, userId, kind, now())
      return list(userId)
    },

    /** Unsubscribes by the token of a link in a mail. */
    async stop(token: string): Promise<void> {
      const [userId = '', kind = '', mark = ''] = token.split('.')
      const isOurs = isSameHash(Buffer.from(mark), Buffer.from(seal(userId, kind)))
      if (!isOurs || !isNoticeKind(kind) || !(await accounts.byId(db, userId))) throw new NotFound()
      await refuse(db, userId, kind, now())
    },
  }
}
