import { appLink } from './app-link.ts'

test('builds a link with the encoded article address and the campaign parameters', () => {
  const link = appLink('https://nukkad.app.link/open', 'https://nukkad.example/delhi/post/best-chai?x=1&y=2')
  expect(link).toContain('url=https%3A%2F%2Fnukkad.example%2Fdelhi%2Fpost%2Fbest-chai%3Fx%3D1%26y%3D2')
  expect(Object.fromEntries(new URL(link).searchParams)).toEqual({
    url: 'https://nukkad.example/delhi/post/best-chai?x=1&y=2',
    feature: 'webToApp',
    channel: 'web',
    campaign: 'openInApp',
  })
})

test('keeps an existing query in the base address', () => {
  expect(appLink('https://a.link/o?key=1', 'https://x.in/')).toMatch(/^https:\/\/a\.link\/o\?key=1&url=/)
})
