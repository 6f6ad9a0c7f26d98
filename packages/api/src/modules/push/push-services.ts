/**
 * Whether an address belongs to one of the push services, given as origins separated by commas in which a host may begin
 * with `*.`: 'https://fcm.googleapis.com,https://*.notify.windows.com'. The address comes from the browser, and the API
 * sends requests to it, so no other host may be named.
 */
export function isPushService(services: string, endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, host, username, password } = new URL(endpoint)
  if (username || password) return false
  return services.split(',').some((service) => {
    const [, scheme = '', name = ''] = /^(https?:)\/\/(.+)$/.exec(service) ?? []
    const isHost = name.startsWith('*.') ? host.endsWith(name.slice(1)) : host === name
    return scheme === protocol && isHost
  })
}
