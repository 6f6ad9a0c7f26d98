import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { buildApp, openDb, readSettings } from '@nukkad/api'
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript'
import { root } from '../../testing/part.ts'

const folder = path.join(root, '.nukkad', 'api-client')

/** Writes the API document and the types that a client is made of; returns the path of the document. */
export async function makeClient(): Promise<string> {
  const document = await describeApi()
  const file = path.join(folder, 'openapi.json')
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, JSON.stringify(document, null, 2))
  writeFileSync(path.join(folder, 'api.d.ts'), astToString(await openapiTS(document as OpenAPI3)))
  return file
}

/** Builds the API without starting it, so it needs no database. */
async function describeApi(): Promise<object> {
  const nowhere = 'postgres://nobody@127.0.0.1:1/none'
  const db = openDb({ url: nowhere })
  const settings = readSettings({ DATABASE_URL: nowhere, API_SECRET: 'x'.repeat(32), LOG_LEVEL: 'silent' })
  const { app, outbox } = await buildApp({ db, settings })
  try {
    return (await app.inject('/api/openapi.json')).json()
  } finally {
    await app.close()
    await outbox.stop()
    await db.end()
  }
}
