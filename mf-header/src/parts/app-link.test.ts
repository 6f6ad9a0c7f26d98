import { appLink } from './app-link.ts'

test('a link into the app holds the encoded address of the article and where it came from', () => {
  const link = appLink('https://nukkad.app.link/open', 'https://nukkad.example/delhi/post/best-chai?x=1&y=2')
  expect(link).toContain('url=https%3A%2F%2Fnukkad.example%2Fdelhi%2Fpost%2Fbest-chai%3Fx%3D1%26y%3D2')
  expect(Object.fromEntries(new URL(link).searchParams)).toEqual({
    url: 'https://nukkad.example/delhi/post/best-chai?x=1&y=2',
    feature: 'webToApp',
    channel: 'web',
    campaign: 'openInApp',
  })
})

test('a base that has a query already keeps it', () => {
  expect(appLink('https://a.link/o?key=1', 'https://x.in/')).toMatch(/^https:\/\/a\.link\/o\?key=1&url=/)
})
