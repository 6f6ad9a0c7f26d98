import { RegistryRefusal } from './refusal.ts'

/** When and for whom a campaign runs. */
export interface CampaignWindow {
  readonly from?: string
  readonly until?: string
  readonly cities?: readonly string[]
  readonly webview?: boolean
  /** hashes of marks of accounts, see hashOfToken */
  readonly accounts?: readonly string[]
  /** 0–1 of those whom the rest fits */
  readonly share?: number
}

/** Throws RegistryRefusal unless its times are times and its accounts hashes. */
export function checkWindow(window: CampaignWindow): void {
  for (const time of [window.from, window.until]) {
    if (time !== undefined && Number.isNaN(Date.parse(time))) {
      throw new RegistryRefusal('malformed', `'${time}' is no time such as 2026-11-01T00:00:00+05:30.`)
    }
  }
  const strange = window.accounts?.find((account) => !/^[0-9a-f]{64}$/.test(account))
  if (strange !== undefined) throw new RegistryRefusal('malformed', `'${strange}' is no hash of an account's mark.`)
}
