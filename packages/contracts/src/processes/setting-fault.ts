import type { TObject } from 'typebox'

/** What ajv says of a setting that does not fit. */
interface Misfit {
  readonly instancePath: string
  readonly message?: string
  readonly params: { readonly missingProperty?: string }
}

/**
 * What is wrong with the first setting that does not fit, for the person who starts the process. Its value is told
 * unless the schema calls it `writeOnly`.
 */
export function settingFault(
  [first]: readonly Misfit[],
  schema: TObject,
  env: Readonly<Record<string, string | undefined>>,
): string {
  if (!first) return 'The settings cannot be used.'
  const missing = first.params.missingProperty
  if (missing) return `The setting ${missing} is missing; .env.example says what it is for.`
  const name = first.instancePath.slice(1)
  const { writeOnly: isSecret } = schema.properties[name] as { writeOnly?: boolean }
  return `The setting ${name}${isSecret ? '' : `=${env[name]}`} cannot be used: it ${first.message ?? 'is not valid'}.`
}
