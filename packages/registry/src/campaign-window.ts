import { RegistryRefusal } from './refusal.ts'

/** The period and the audience of a campaign. */
export interface CampaignWindow {
  readonly from?: string
  readonly until?: string
  readonly cities?: readonly string[]
  readonly webview?: boolean
  /** hashes of account marks, see hashOfToken */
  readonly accounts?: readonly string[]
  /** 0–1 of the visitors whom the other conditions match */
  readonly share?: number
}

/** Throws RegistryRefusal unless all times are valid and all accounts are hashes. */
export function checkWindow(window: CampaignWindow): void {
  for (const time of [window.from, window.until]) {
    if (time !== undefined && Number.isNaN(Date.parse(time))) {
      throw new RegistryRefusal('malformed', `'${time}' is not a time such as 2026-11-01T00:00:00+05:30.`)
    }
  }
  const strange = window.accounts?.find((account) => !/^[0-9a-f]{64}$/.test(account))
  if (strange !== undefined)
    throw new RegistryRefusal('malformed', `'${strange}' is not the hash of an account's mark.`)
}
