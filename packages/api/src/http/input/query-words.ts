import { type ValueWords, valueWordsOf } from '@nukkad/contracts/value-words'
import type { FastifyRequest } from 'fastify'
import type { App } from '../../plugin.ts'

/** Translates the names of a contract into its values: `sort=Price high to low` is `sort=2`. Other texts are kept. */
export function translateQueryWords(app: App): void {
  app.addHook('onRoute', (route) => {
    const schema = route.schema?.querystring as { properties?: Record<string, object> } | undefined
    const fields = Object.entries(schema?.properties ?? {}).flatMap(([name, field]): [string, ValueWords][] => {
      const words = valueWordsOf(field)
      return Object.keys(words).length > 0 ? [[name, words]] : []
    })
    if (fields.length === 0) return
    const translate = async ({ query }: FastifyRequest) => {
      const asked = query as Record<string, unknown>
      for (const [name, words] of fields) {
        const text = asked[name]
        if (typeof text === 'string')
          asked[name] =
            words[
              text
                .trim()
                .toLowerCase()
                .replace(/[\s_]+/g, '-')
            ] ?? text
      }
    }
    route.preValidation = [...[route.preValidation ?? []].flat(), translate]
  })
}
