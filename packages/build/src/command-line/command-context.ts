import type { SkippedGates } from '@nukkad/contracts'
import type { RegistryClient } from '@nukkad/registry'

export interface CommandContext {
  /** NUKKAD_HOME */
  readonly home: string
  readonly registry: RegistryClient
  /** gates that are passed by */
  readonly skip: SkippedGates | undefined
  /** the folder with the sources of a remote; undefined where there are none of that name */
  folderOf(name: string): string | undefined
  say(line: string): void
}
export type Command = (context: CommandContext, words: readonly string[]) => Promise<void>
