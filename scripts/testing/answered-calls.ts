import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { allEndpoints } from '@nukkad/contracts/all-endpoints'

/** Endpoints that cannot succeed in any test of the API, by name, each with its reason. */
const answersElsewhere: Readonly<Record<string, string>> = {}

/**
 * Names of endpoints that succeeded in some test, from the files that the tests of the API leave in `folder` (a JSON
 * array of names each). Such a response was checked against its contract.
 */
export function answeredIn(folder: string): ReadonlySet<string> {
  if (!existsSync(folder)) return new Set()
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'))
  return new Set(files.flatMap((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as string[]))
}

/** Faults as sentences: endpoints that never succeeded, and reasons that are not needed or name no endpoint. */
export function complaints(
  answered: ReadonlySet<string>,
  names: readonly string[] = allEndpoints.map(({ name }) => name),
  reasons: Readonly<Record<string, string>> = answersElsewhere,
): readonly string[] {
  const never = names.filter((name) => !answered.has(name) && !reasons[name])
  const idle = Object.keys(reasons).filter((name) => answered.has(name) || !names.includes(name))
  return [
    ...never.map(
      (name) => `No test covers a successful response of ${name}: write one, or give the reason in answered-calls.ts.`,
    ),
    ...idle.map((name) => `The reason for ${name} in answered-calls.ts is no longer needed.`),
  ]
}
