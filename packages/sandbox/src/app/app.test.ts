/** @jest-environment node */
import Fastify from 'fastify'
import { serveApp } from './app-routes.ts'

test('it shows what the app is told as text and leads back only to pages', async () => {
  const app = Fastify()
  serveApp(app)
  const asked = new URLSearchParams({ url: 'http://localhost:3000/delhi/x', feature: '<b>webToApp</b>' })
  const { body } = await app.inject(`/app?${asked}`)
  expect(body).toContain('&lt;b&gt;webToApp&lt;/b&gt;')
  expect(body).toContain('href="http://localhost:3000/delhi/x"')
  expect((await app.inject('/app?url=javascript:alert(1)')).body).not.toContain('href=')
})
