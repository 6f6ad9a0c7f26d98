import { BadSetting } from '@nukkad/contracts/settings'

/** Why the shell did not start, in one sentence for the person who started it. */
export function startFault(error: unknown): string {
  const { code, message, port } = error as NodeJS.ErrnoException & { port?: number }
  if (code === 'EADDRINUSE') return `Port ${port} is used by another program; set PORT to a free one.`
  if (code === 'EACCES') return `Port ${port} may not be opened by this user; set PORT to one above 1023.`
  return error instanceof BadSetting ? message : `The shell did not start. ${message}`
}
