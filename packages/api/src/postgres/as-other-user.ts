import { chownSync, existsSync, lstatSync, readdirSync } from 'node:fs'
import path from 'node:path'

/** The user id of `nobody`, who owns nothing that PostgreSQL could damage. */
const unprivileged = 65534

export const isRoot = (): boolean => process.getuid?.() === 0

export interface Command {
  readonly program: string
  readonly args: readonly string[]
}

/**
 * Wraps a command for another user. PostgreSQL refuses to run as root, so there it runs as the user `nobody`. The
 * repository may lie below folders that `nobody` cannot enter (0700); a single ambient capability grants read access to
 * them, and no write access. On Linux PostgreSQL also gets SIGINT (its fast, clean shutdown) when the process that
 * started it dies.
 */
export function wrapped({ program, args }: Command, { endsWithParent = false } = {}): Command {
  if (!hasSetpriv()) {
    if (isRoot()) throw new Error('PostgreSQL does not run as root here; use an ordinary user or set DATABASE_URL.')
    return { program, args }
  }
  const options = [
    ...(isRoot()
      ? [
          `--reuid=${unprivileged}`,
          `--regid=${unprivileged}`,
          '--clear-groups',
          '--inh-caps=+dac_read_search',
          '--ambient-caps=+dac_read_search',
          // access(2) ignores capabilities unless this bit is set.
          '--securebits=+no_setuid_fixup',
        ]
      : []),
    ...(endsWithParent ? ['--pdeathsig=INT'] : []),
  ]
  if (options.length === 0) return { program, args }
  return { program: 'setpriv', args: [...options, '--', program, ...args] }
}

/** Whether the system can signal a child when its parent dies (util-linux). */
export const hasSetpriv = (): boolean =>
  process.platform === 'linux' &&
  ['/usr/bin/setpriv', '/bin/setpriv', '/usr/sbin/setpriv'].some((file) => existsSync(file))

/** Gives a folder and everything in it to the user that PostgreSQL runs as. */
export function giveAway(folder: string): void {
  if (!isRoot()) return
  chownSync(folder, unprivileged, unprivileged)
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name)
    if (lstatSync(file).isDirectory()) giveAway(file)
    else chownSync(file, unprivileged, unprivileged)
  }
}
