/** @jest-environment node */
import pino from 'pino'
import { createMetrics } from '../ops/metrics.ts'
import { readSettings } from '../settings.ts'
import { createApp } from './create-app.ts'

/** That uploads which stand still are closed is tested with the slow transfers. */
test('sets no time for a whole request, since an upload may take long, but one for its headers', async () => {
  const settings = readSettings({ NODE_ENV: 'test', PUBLIC_URL: 'https://nukkad.example', REGISTRY_URL: 'none' })
  const { app } = createApp(settings, pino({ level: 'silent' }), createMetrics())
  expect([app.server.requestTimeout, app.server.headersTimeout]).toEqual([0, 20_000])
  await app.close()
})
