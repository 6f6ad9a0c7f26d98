import { SMTPServer } from 'smtp-server'
import type { MailStore } from './mail-store.ts'

const largestMail = 2 * 1024 * 1024
/** Addresses whose mailbox does not exist: bounce@…, bounce+7@… */
const unknownMailbox = /^bounce(\+[^@]*)?@/i

/** An SMTP server that delivers all mail into the store, for any recipient except the addresses that bounce. */
export function createSmtp(store: MailStore): SMTPServer {
  return new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    size: largestMail,
    logger: false,
    disableReverseLookup: true,
    onRcptTo({ address }, _, done) {
      if (!unknownMailbox.test(address)) return done()
      return done(Object.assign(new Error('5.1.1 No such mailbox.'), { responseCode: 550 }))
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (stream.sizeExceeded) {
          done(Object.assign(new Error('This mail is too large.'), { responseCode: 552 }))
          return
        }
        const recipients = session.envelope.rcptTo.map(({ address }) => address)
        store.add(Buffer.concat(chunks), recipients).then(() => done(), done)
      })
    },
  })
}
