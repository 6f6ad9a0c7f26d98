import { spawnSync } from 'node:child_process'

/** How a process gets an isolated network namespace: root may create one, other users if the system allows it. */
const ways: readonly (readonly string[])[] = [['--net'], ['--user', '--map-current-user', '--net']]

/** The command prefix that isolates a process from the network; empty if this machine does not support it. */
export function withoutNetwork(unshare: string | undefined): string[] {
  if (!unshare) return []
  const way = ways.find((flags) => spawnSync(unshare, [...flags, '--', 'true'], { stdio: 'ignore' }).status === 0)
  return way ? [unshare, ...way, '--'] : []
}
