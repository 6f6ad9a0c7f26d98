import { existsSync } from 'node:fs'
import path from 'node:path'
import { withoutNetwork } from './network-wall.ts'

/** A program with its arguments. */
export interface Command {
  readonly program: string
  readonly args: readonly string[]
  /** whether the process can only communicate with its parent */
  readonly isUnconnected: boolean
}

export interface Confined {
  /** the program of the process, a single file without imports of its own */
  readonly file: string
  /** limit of its heap; its other data, such as Buffers, may take as much again */
  readonly memoryMb: number
  /** only if the shell runs as root: the user that the process runs as, so that it can't signal other processes */
  readonly userId?: number | undefined
}

const folders = ['/usr/bin', '/bin', '/usr/sbin']
const found = (name: string) => folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file))

/** V8's code memory, and what Node and libuv need: measured at 150 MB of reserved data for an idle process. */
const besidesHeapMb = 256

/** The permission flags of the Node in use that allow reading one file and nothing else. */
function permissionFlags(file: string, version = process.versions.node): string[] {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const isSettled = major > 23 || (major === 23 && minor >= 5) || (major === 22 && minor >= 13)
  // From Node 25 on this blocks the network too.
  return [isSettled ? '--permission' : '--experimental-permission', `--allow-fs-read=${file}`]
}

/** Kills the process whenever the shell dies, and prevents it from gaining privileges. */
function withoutPrivileges({ userId }: Confined): string[] {
  const setpriv = found('setpriv')
  if (!setpriv) return []
  const as = userId === undefined ? [] : [`--reuid=${userId}`, `--regid=${userId}`, '--clear-groups']
  return [setpriv, ...as, '--no-new-privs', '--pdeathsig=KILL', '--']
}

/** Buffers are outside the heap that Node can limit; writing files and core dumps is forbidden. */
function limited({ memoryMb }: Confined): string[] {
  const prlimit = found('prlimit')
  if (!prlimit) return []
  const data = (2 * memoryMb + besidesHeapMb) * 1024 * 1024
  return [prlimit, `--data=${data}`, '--core=0', '--fsize=0', '--nofile=256', '--']
}

/**
 * The command for a process that can read only its own program, can't start other processes or threads, has no network,
 * and has limited memory. Without util-linux (macOS, Windows) only the heap is limited, and before Node 25 the network
 * is accessible.
 */
export function confined(wanted: Confined): Command {
  const isLinux = process.platform === 'linux'
  const alone = isLinux ? withoutNetwork(found('unshare')) : []
  const outer = isLinux ? [...alone, ...withoutPrivileges(wanted), ...limited(wanted)] : []
  // Many small processes share few processors: parallel garbage collection threads would wait for each other (decision
  // 0625).
  const collecting = ['--max-semi-space-size=4', '--single-threaded-gc', '--heap-growing-percent=100']
  const flags = [`--max-old-space-size=${wanted.memoryMb}`, ...collecting, '--no-warnings']
  const node = [process.execPath, ...flags, ...permissionFlags(wanted.file), wanted.file]
  const [program = '', ...args] = [...outer, ...node]
  const isNodesRule = Number(process.versions.node.split('.')[0]) >= 25
  return { program, args, isUnconnected: alone.length > 0 || isNodesRule }
}

/** The whole environment of the process: the site's time zone, and a setting that saves memory. */
export function confinedEnvironment(env = process.env): NodeJS.ProcessEnv {
  const { TZ } = env
  return { ...(TZ ? { TZ } : {}), MALLOC_ARENA_MAX: '1' }
}
