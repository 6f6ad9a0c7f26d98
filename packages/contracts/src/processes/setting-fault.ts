import type { TObject } from 'typebox'

/** An ajv error for an invalid setting. */
interface Misfit {
  readonly instancePath: string
  readonly message?: string
  readonly params: { readonly missingProperty?: string }
}

/**
 * Describes the first invalid setting for the person who starts the process. Its value is included unless the schema
 * marks it `writeOnly`.
 */
export function settingFault(
  [first]: readonly Misfit[],
  schema: TObject,
  env: Readonly<Record<string, string | undefined>>,
): string {
  if (!first) return 'The settings cannot be used.'
  const missing = first.params.missingProperty
  if (missing) return `The setting ${missing} is missing; .env.example describes it.`
  const name = first.instancePath.slice(1)
  const { writeOnly: isSecret } = schema.properties[name] as { writeOnly?: boolean }
  return `The setting ${name}${isSecret ? '' : `=${env[name]}`} cannot be used: it ${first.message ?? 'is not valid'}.`
}
