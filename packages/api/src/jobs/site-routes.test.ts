import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { freePort } from '@nukkad/build/free-port'
import { leadsToPage } from '@nukkad/contracts'
import fastify from 'fastify'
import { siteRoutes } from './site-routes.ts'

test('leadsToPage knows a page released without the API until the shell no longer lists it', async () => {
  const asked: (string | undefined)[] = []
  const answer = {
    status: 200,
    body: JSON.stringify([{ name: 'tea', pattern: '/tea/{slug}', page: '/tea', owner: 'tea' }]),
  }
  const shell = createServer((request, response) => {
    asked.push(request.headers['if-none-match'])
    response.writeHead(answer.status, { etag: '"one"' }).end(answer.status === 304 ? undefined : answer.body)
  })
  await new Promise<void>((resolve) => shell.listen(0, '127.0.0.1', resolve))
  const { port } = shell.address() as AddressInfo
  const pages = siteRoutes({ PUBLIC_URL: `http://127.0.0.1:${port}/` }, fastify().log)
  expect(leadsToPage('/tea/assam')).toBe(false)

  await pages.run()
  expect(leadsToPage('/tea/assam?from=menu')).toBe(true)
  expect(leadsToPage('/shop')).toBe(true)

  Object.assign(answer, { status: 304 })
  await pages.run()
  Object.assign(answer, { status: 503 })
  await pages.run()
  Object.assign(answer, { status: 200, body: '[{"pattern":7}]' })
  await pages.run()
  expect(leadsToPage('/tea/assam')).toBe(true)
  expect(asked).toEqual([undefined, '"one"', '"one"', '"one"'])

  Object.assign(answer, { body: '[]' })
  await pages.run()
  expect(leadsToPage('/tea/assam')).toBe(false)
  shell.close()
  shell.closeAllConnections()
})

test('a site that cannot be read for two minutes is told once, with the cause', async () => {
  const lines: string[] = []
  const { log } = fastify({ logger: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } } })
  const pages = siteRoutes({ PUBLIC_URL: `http://127.0.0.1:${await freePort()}` }, log)
  for (let round = 0; round < 7; round++) await pages.run()
  expect(lines).toEqual([])
  for (let round = 0; round < 3; round++) await pages.run()
  expect(lines).toEqual([expect.stringContaining('cannot be read at PUBLIC_URL')])
  expect(lines[0]).toContain('ECONNREFUSED')
})
