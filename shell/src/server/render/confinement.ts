import { existsSync } from 'node:fs'
import path from 'node:path'
import { withoutNetwork } from './network-wall.ts'

/** A program with its arguments. */
export interface Command {
  readonly program: string
  readonly args: readonly string[]
  /** it can reach nobody but who started it */
  readonly isUnconnected: boolean
}

export interface Confined {
  /** the program of the process, one file without imports of its own */
  readonly file: string
  /** of its heap; its other data, Buffers for instance, may take as much again */
  readonly memoryMb: number
  /** where the shell runs as root: the user that the process runs as, who then can't signal anybody else */
  readonly userId?: number | undefined
}

const folders = ['/usr/bin', '/bin', '/usr/sbin']
const found = (name: string) => folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file))

/** What V8 keeps for code, and what Node and libuv need: measured at 150 MB of reserved data for an idle process. */
const besidesHeapMb = 256

/** How the Node in use says that a process may read one file and nothing else. */
function permissionFlags(file: string, version = process.versions.node): string[] {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const isSettled = major > 23 || (major === 23 && minor >= 5) || (major === 22 && minor >= 13)
  // From 25 on that closes the network too.
  return [isSettled ? '--permission' : '--experimental-permission', `--allow-fs-read=${file}`]
}

/** Ends with the shell however that dies, and can't raise its rights. */
function bound({ userId }: Confined): string[] {
  const setpriv = found('setpriv')
  if (!setpriv) return []
  const as = userId === undefined ? [] : [`--reuid=${userId}`, `--regid=${userId}`, '--clear-groups']
  return [setpriv, ...as, '--no-new-privs', '--pdeathsig=KILL', '--']
}

/** Buffers lie outside of the heap that Node can bound; no file may be written and no core dumped. */
function limited({ memoryMb }: Confined): string[] {
  const prlimit = found('prlimit')
  if (!prlimit) return []
  const data = (2 * memoryMb + besidesHeapMb) * 1024 * 1024
  return [prlimit, `--data=${data}`, '--core=0', '--fsize=0', '--nofile=256', '--']
}

/**
 * The command that starts a process which can read its own program and no other file, starts no other process or thread,
 * reaches no network, and has bounds for its memory. Where util-linux is missing (macOS, Windows) the heap alone is
 * bounded, and before Node 25 the network is open.
 */
export function confined(wanted: Confined): Command {
  const isLinux = process.platform === 'linux'
  const alone = isLinux ? withoutNetwork(found('unshare')) : []
  const outer = isLinux ? [...alone, ...bound(wanted), ...limited(wanted)] : []
  // Many small processes share few processors: threads that collect garbage together wait for each other (decision 0625).
  const collecting = ['--max-semi-space-size=4', '--single-threaded-gc', '--heap-growing-percent=100']
  const flags = [`--max-old-space-size=${wanted.memoryMb}`, ...collecting, '--no-warnings']
  const node = [process.execPath, ...flags, ...permissionFlags(wanted.file), wanted.file]
  const [program = '', ...args] = [...outer, ...node]
  const isNodesRule = Number(process.versions.node.split('.')[0]) >= 25
  return { program, args, isUnconnected: alone.length > 0 || isNodesRule }
}

/** All that it is told of its surroundings: which clock the site goes by, and how to be sparing with memory. */
export function confinedEnvironment(env = process.env): NodeJS.ProcessEnv {
  const { TZ } = env
  return { ...(TZ ? { TZ } : {}), MALLOC_ARENA_MAX: '1' }
}
