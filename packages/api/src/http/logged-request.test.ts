import { setTimeout as sleep } from 'node:timers/promises'
import { startProcess } from '../testing/processes.ts'
import { givenIn } from '../testing/users.given.ts'
import { useWorld } from '../testing/world.ts'

const world = useWorld()

function startLogging(QUERY_METRICS = 'false') {
  const { DATABASE_URL, API_SECRET } = world.settings
  return startProcess('packages/api/src/main.ts', {
    NODE_ENV: 'test',
    DATABASE_URL,
    API_SECRET,
    LOG_LEVEL: 'info',
    API_PORT: '0',
    QUERY_METRICS,
  })
}

test('the log has the path and parameter names of a call, but no values and no secret codes', async () => {
  const api = await startLogging()
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

test('the log names the account and session of a call, by which a breach can be traced', async () => {
  const asha = await givenIn(world).user()
  const api = await startLogging()
  try {
    await fetch(`${api.url}/api/carts/address/list`, { headers: { authorization: `Bearer ${asha.token}` } })
    while (!/request completed/.test(api.output())) await sleep(20)
    expect(api.output()).toMatch(new RegExp(`"statusCode":200,"account":"${asha.id}","session":"[0-9a-f-]{36}"`))
    expect(api.output()).not.toContain(asha.token)
  } finally {
    await api.kill()
  }
}, 60_000)

test('the log has no values of a statement that failed, also while statements are counted', async () => {
  await world.db`alter table app_user add constraint only_for_this_test check (email not like 'hush%')`
  const api = await startLogging('true')
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
