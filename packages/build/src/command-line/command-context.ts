import type { SkippedGates } from '@nukkad/contracts'
import type { RegistryClient } from '@nukkad/registry'

export interface CommandContext {
  /** NUKKAD_HOME */
  readonly home: string
  readonly registry: RegistryClient
  /** gates to skip */
  readonly skip: SkippedGates | undefined
  /** the source folder of a remote; undefined when there is no remote of that name */
  folderOf(name: string): string | undefined
  say(line: string): void
}
export type Command = (context: CommandContext, words: readonly string[]) => Promise<void>
