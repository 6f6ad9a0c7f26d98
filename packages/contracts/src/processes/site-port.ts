import { BadSetting } from './settings.ts'

/** Ports that browsers refuse to open, above the privileged ones (fetch.spec.whatwg.org, bad port). */
const blocked = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10_080,
])

/** Throws BadSetting for a port that browsers refuse: the server would run, but no page could be opened. */
export function wantPortForBrowsers(setting: string, port: number): void {
  if (!blocked.has(port)) return
  throw new BadSetting(
    `The setting ${setting}=${port} cannot be used: browsers block that port because it belongs to another protocol.`,
  )
}
