import { site } from '../site.ts'

interface Mail {
  readonly to: readonly string[]
  readonly subject: string
  readonly text: string
}

/** Emails to an address, newest first, from the sandbox's mailbox. */
export async function mailsTo(address: string): Promise<readonly Mail[]> {
  const answer = await fetch(`${site.mailbox}/mailbox.json?to=${encodeURIComponent(address)}`)
  const { mails } = (await answer.json()) as { mails: Mail[] }
  return mails
}

/** Waits for the newest email that contains a six-digit code and returns the code. */
export const codeFor = (address: string): Promise<string> => foundIn(address, /\b(\d{6})\b/)

/** Waits for the newest email with a link that contains this text and returns the link. */
export const linkFor = (address: string, part: string): Promise<string> =>
  foundIn(address, new RegExp(`(https?://\\S*${part}\\S*)`))

async function foundIn(address: string, pattern: RegExp): Promise<string> {
  for (let tries = 0; tries < 80; tries++) {
    for (const { text } of await mailsTo(address)) {
      const found = pattern.exec(text)?.[1]
      if (found) return found
    }
    await new Promise((resolve) => setTimeout(resolve, 150))
  }
  throw new Error(`nothing that matches ${pattern} arrived at ${address}`)
}
