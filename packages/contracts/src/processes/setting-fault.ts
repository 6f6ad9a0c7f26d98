import type { TObject } from 'typebox'

/** What env-schema throws for settings that do not fit. */
export interface EnvError extends Error {
  readonly errors?: readonly { instancePath: string; message?: string; params: { missingProperty?: string } }[]
}

/**
 * What is wrong with the first setting that does not fit, for the person who starts the process. Its value is told
 * unless the schema calls it `writeOnly`.
 */
export function settingFault(
  { errors = [], message }: EnvError,
  schema: TObject,
  env: Readonly<Record<string, string | undefined>>,
): string {
  const [first] = errors
  if (!first) return message
  const missing = first.params.missingProperty
  if (missing) return `The setting ${missing} is missing; .env.example says what it is for.`
  const name = first.instancePath.slice(1)
  const { writeOnly: isSecret } = schema.properties[name] as { writeOnly?: boolean }
  return `The setting ${name}${isSecret ? '' : `=${env[name]}`} cannot be used: it ${first.message ?? 'is not valid'}.`
}
