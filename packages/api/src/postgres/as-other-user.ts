import { chownSync, existsSync, lstatSync, readdirSync } from 'node:fs'
import path from 'node:path'

/** The user nobody: it owns nothing that PostgreSQL could harm. */
const unprivileged = 65534

export const isRoot = (): boolean => process.getuid?.() === 0

export interface Command {
  readonly program: string
  readonly args: readonly string[]
}

/**
 * PostgreSQL refuses to run as root, so there it runs as nobody. The repository may lie below folders that nobody
 * cannot enter (0700); the one ambient capability lets it through them, and lets it write nothing.
 * On Linux it also gets SIGINT, PostgreSQL's "finish now, cleanly", when the process that started it dies.
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
          // access(2) asks with what the user could do without capabilities, unless told not to.
          '--securebits=+no_setuid_fixup',
        ]
      : []),
    ...(endsWithParent ? ['--pdeathsig=INT'] : []),
  ]
  if (options.length === 0) return { program, args }
  return { program: 'setpriv', args: [...options, '--', program, ...args] }
}

/** Does this system tell a child of its parent's death (util-linux)? */
export const hasSetpriv = (): boolean =>
  process.platform === 'linux' &&
  ['/usr/bin/setpriv', '/bin/setpriv', '/usr/sbin/setpriv'].some((file) => existsSync(file))

/** Gives a folder and all in it to the user that PostgreSQL runs as. */
export function giveAway(folder: string): void {
  if (!isRoot()) return
  chownSync(folder, unprivileged, unprivileged)
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name)
    if (lstatSync(file).isDirectory()) giveAway(file)
    else chownSync(file, unprivileged, unprivileged)
  }
}
