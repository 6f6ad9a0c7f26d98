/**
 * The link that opens an article of ours in the mobile app: its address, encoded, and what the app's attribution wants
 * to know of where it came from.
 */
export function appLink(base: string, articleUrl: string): string {
  const told = new URLSearchParams({
    url: articleUrl,
    feature: 'webToApp',
    channel: 'web',
    campaign: 'openInApp',
  })
  return `${base}${base.includes('?') ? '&' : '?'}${told}`
}
