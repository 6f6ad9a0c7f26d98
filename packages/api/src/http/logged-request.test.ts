import { setTimeout as sleep } from 'node:timers/promises'
import { startProcess } from '../testing/processes.ts'
import { useWorld } from '../testing/world.ts'

const world = useWorld()

test('the log has the path and parameter names of a call, but no values and no secret codes', async () => {
  const { DATABASE_URL, API_SECRET } = world.settings
  const api = await startProcess('packages/api/src/main.ts', {
    NODE_ENV: 'test',
    DATABASE_URL,
    API_SECRET,
    LOG_LEVEL: 'info',
    API_PORT: '0',
  })
  try {
    await fetch(`${api.url}/api/v1/autocomplete?q=hush&token=a-secret-of-mine&token=twice`)
    await fetch(`${api.url}/api/campaign-token/t-3f2a9c81b7d64e053f2a9c81b7d64e05`)
    await fetch(`${api.url}/api/nowhere?otp=482913`)
    while (!/nowhere/.test(api.output())) await sleep(20)
    expect(api.output()).toContain('"path":"/api/v1/autocomplete","query":["q","token"]')
    expect(api.output()).toContain('"path":"/api/campaign-token/…"')
    expect(api.output()).not.toMatch(/hush|a-secret-of-mine|482913|3f2a9c81/)
  } finally {
    await api.kill()
  }
}, 60_000)

test('the log has no values of a statement that failed, also while statements are counted', async () => {
  const { DATABASE_URL, API_SECRET } = world.settings
  await world.db`alter table app_user add constraint only_for_this_test check (email not like 'hush%')`
  const api = await startProcess('packages/api/src/main.ts', {
    NODE_ENV: 'test',
    DATABASE_URL,
    API_SECRET,
    LOG_LEVEL: 'info',
    API_PORT: '0',
    QUERY_METRICS: 'true',
  })
  try {
    const { status } = await fetch(`${api.url}/api/v2/auth/signup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ firstName: 'Hema', email: 'hush@nukkad.test', password: 'a long enough password' }),
    })
    expect(status).toBe(500)
    while (!/a request failed/.test(api.output())) await sleep(20)
    expect(api.output()).toContain('violates check constraint')
    expect(api.output()).not.toMatch(/hush@|Hema/)
  } finally {
    await api.kill()
    await world.db`alter table app_user drop constraint only_for_this_test`
  }
}, 60_000)
