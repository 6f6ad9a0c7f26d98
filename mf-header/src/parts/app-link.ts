/** The link that opens an article in the mobile app: its encoded URL, and the parameters of the app's attribution. */
export function appLink(base: string, articleUrl: string): string {
  const told = new URLSearchParams({
    url: articleUrl,
    feature: 'webToApp',
    channel: 'web',
    campaign: 'openInApp',
  })
  return `${base}${base.includes('?') ? '&' : '?'}${told}`
}
