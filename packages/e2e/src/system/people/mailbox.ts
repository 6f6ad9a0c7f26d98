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
export async function codeFor(address: string): Promise<string> {
  for (let tries = 0; tries < 80; tries++) {
    for (const { text } of await mailsTo(address)) {
      const code = /\b(\d{6})\b/.exec(text)?.[1]
      if (code) return code
    }
    await new Promise((resolve) => setTimeout(resolve, 150))
  }
  throw new Error(`no code arrived at ${address}`)
}
