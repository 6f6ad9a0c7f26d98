import { Invalid } from '../../errors.ts'

/** The link says Instagram, so it leads there: a name on Instagram, or the address of a page there. */
export function instagramAddress(text = ''): string {
  const name = /^@?([A-Za-z0-9._]{1,30})$/.exec(text.trim())?.[1]
  const address = webAddress('instagramLink', name === undefined ? text : `https://www.instagram.com/${name}`)
  if (address && !/^(www\.)?instagram\.com$/.test(new URL(address).hostname)) {
    throw new Invalid({ instagramLink: 'must be a name on Instagram, or an address on instagram.com' })
  }
  return address
}

/** Others will follow this link, so only web addresses are allowed. */
export function webAddress(field: string, text = ''): string {
  const wanted = text.trim()
  if (!wanted) return ''
  const url = URL.canParse(wanted) ? new URL(wanted) : undefined
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') {
    throw new Invalid({ [field]: 'must be a web address that starts with https://' })
  }
  return url.href
}
