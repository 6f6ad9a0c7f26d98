import { spawnSync } from 'node:child_process'

/** How a process gets a network of its own, which leads nowhere: root may do so, others where the system lets them. */
const ways: readonly (readonly string[])[] = [['--net'], ['--user', '--map-current-user', '--net']]

/** What goes ahead of a command so that it can reach nobody; empty where this machine has no such way. */
export function withoutNetwork(unshare: string | undefined): string[] {
  if (!unshare) return []
  const way = ways.find((flags) => spawnSync(unshare, [...flags, '--', 'true'], { stdio: 'ignore' }).status === 0)
  return way ? [unshare, ...way, '--'] : []
}
