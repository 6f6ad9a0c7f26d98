import type { ProjectNames } from './project-names.ts'

export const command = /npm (?:(start|test)|run ([\w:-]+))(?: -w (\S+))?(?: -- ([^\s`'"]+))?/g

interface Command {
  readonly name: string
  readonly workspace?: string | undefined
  readonly argument?: string | undefined
}

export function commandFault(words: string, { name, workspace, argument }: Command, names: ProjectNames): string[] {
  const fault = [`there is no command '${words}'`]
  if (workspace) return names.packages.get(workspace)?.scripts.includes(name) ? [] : fault
  if (!names.scripts.has(name)) return fault
  const known = names.arguments[name as keyof ProjectNames['arguments']]
  if (!known || !argument || /^(?:mf-|--|<)/.test(argument)) return []
  return known.has(argument) ? [] : fault
}
