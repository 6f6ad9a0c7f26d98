/** Types of npm.mjs, which is plain JavaScript because it runs before anything is installed. */
export function npmCommand(machine?: {
  platform?: string
  execPath?: string
  env?: Record<string, string | undefined>
  isThere?: (file: string) => boolean
}): [string, ...string[]]
