import { cityNamed } from '@nukkad/contracts/city-names'
import type { FastifyRequest } from 'fastify'
import { NotFound } from '../errors.ts'
import type { App } from '../plugin.ts'

/** Query fields that name a city; `provider` is the older name. */
const cityFields = ['city', 'provider'] as const

/**
 * The only place that reads the city of a call. Whatever the contract, a service receives the slug of one of our
 * cities, or nothing for the whole country ('all', 'other' or no city at all). A name that is not one of our cities is
 * answered with NotFound.
 */
export function resolveAskedCity(app: App): void {
  app.addHook('onRoute', (route) => {
    const schema = route.schema?.querystring as { properties?: Record<string, unknown> } | undefined
    const fields = cityFields.filter((name) => schema?.properties?.[name])
    // Operators' pages are not part of the contract; one of their filters may use 'all' to mean 'no city chosen'.
    if (fields.length === 0 || route.schema?.hide) return
    const resolve = async ({ query }: FastifyRequest) => {
      const asked = query as Record<string, unknown>
      for (const name of fields) resolveField(asked, name)
      if (fields.length === 2 && asked.provider !== undefined) asked.city ??= asked.provider
    }
    route.preValidation = [...[route.preValidation ?? []].flat(), resolve]
  })
}

function resolveField(query: Record<string, unknown>, name: string): void {
  const asked = query[name]
  // An empty or repeated value violates the contract, whose validation reports it.
  if (typeof asked !== 'string' || asked === '') return
  const city = cityNamed(asked)
  if (city === undefined) throw new NotFound('We are not available in this city yet.')
  if (city === 'all') delete query[name]
  else query[name] = city
}
