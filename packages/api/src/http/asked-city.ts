import { cityNamed } from '@nukkad/contracts/city-names'
import type { FastifyRequest } from 'fastify'
import { NotFound } from '../errors.ts'
import type { App } from '../plugin.ts'

/** Fields of a query that name a city; `provider` is the older name. */
const cityFields = ['city', 'provider'] as const

/**
 * The one place that reads the city of a call. Whatever the contract, a service sees the slug of one of our cities, or
 * nothing where the whole country is meant ('all', 'other' or no city at all). A text that is no city of ours is told so.
 */
export function resolveAskedCity(app: App): void {
  app.addHook('onRoute', (route) => {
    const schema = route.schema?.querystring as { properties?: Record<string, unknown> } | undefined
    const fields = cityFields.filter((name) => schema?.properties?.[name])
    // Pages of operators are no calls of the contract; a filter of theirs may mean 'no city chosen' by 'all'.
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
  // What is empty or sent twice breaks the contract, which says so itself.
  if (typeof asked !== 'string' || asked === '') return
  const city = cityNamed(asked)
  if (city === undefined) throw new NotFound('We are not in this city yet.')
  if (city === 'all') delete query[name]
  else query[name] = city
}
