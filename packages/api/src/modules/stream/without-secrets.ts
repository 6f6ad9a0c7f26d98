const secretNames =
  /token|password|passwd|secret|otp|authorization|cookie|card_?n|cvv|phone|mobile|address|(first|last|full)_?name|birth/i
const mail = /[^\s@"'<>]+@[^\s@"'<>]+\.[A-Za-z]{2,}/g
/** A session's token, wherever it occurs. */
const jwt = /\beyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]*/g
const phone = /(?<!\d)(?:\+?91[\s-]?)?[6-9]\d{9}(?!\d)/g

const halves = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

const longestText = 500
const mostNames = 40
const deepest = 4

/**
 * Cleans an event's properties: fields with secret-sounding names are dropped, mail addresses, tokens and phone numbers
 * in texts are redacted, and length, number and depth are limited.
 */
export function withoutSecrets(props: Readonly<Record<string, unknown>>, depth = 1): Record<string, unknown> {
  const kept = Object.entries(props)
    .filter(([name]) => !secretNames.test(name))
    .slice(0, mostNames)
  return Object.fromEntries(kept.map(([name, value]) => [harmlessText(name).slice(0, 60), harmless(value, depth)]))
}

/** Only phone numbers have this size; other numbers are smaller, and timestamps are larger. */
const isPhone = (value: number) => Number.isInteger(value) && /^(91)?[6-9]\d{9}$/.test(String(value))

function harmless(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return harmlessText(value)
  if (typeof value === 'number') return isPhone(value) ? null : value
  if (typeof value === 'boolean' || value === null) return value
  if (depth >= deepest) return null
  if (Array.isArray(value)) return value.slice(0, mostNames).map((one) => harmless(one, depth + 1))
  return typeof value === 'object' ? withoutSecrets(value as Record<string, unknown>, depth + 1) : null
}

/** Everything that is redacted contains an @, a non-ASCII character or one of these: most texts pass at a glance. */
const suspicious = /[^ -?A-~]|eyJ|\d{5}/

/** A text that is safe to store. PostgreSQL accepts neither NUL characters nor lone surrogates. */
export const harmlessText = (value: string): string =>
  value.length <= longestText && !suspicious.test(value) ? value : blotted(value)

const blotted = (value: string): string =>
  value
    .slice(0, longestText)
    .replace(halves, '')
    .replaceAll('\u0000', '')
    .replace(jwt, '…')
    .replace(mail, '…')
    .replace(phone, '…')
