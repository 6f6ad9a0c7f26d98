const secretNames =
  /token|password|passwd|secret|otp|authorization|cookie|card_?n|cvv|phone|mobile|address|(first|last|full)_?name|birth/i
const mail = /[^\s@"'<>]+@[^\s@"'<>]+\.[A-Za-z]{2,}/g
/** A session's token, wherever somebody put it. */
const jwt = /\beyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]*/g
const phone = /(?<!\d)(?:\+?91[\s-]?)?[6-9]\d{9}(?!\d)/g

const halves = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

const longestText = 500
const mostNames = 40
const deepest = 4

/**
 * What an event may carry on: things named like a secret are left out, mails, tokens and phone numbers in texts are
 * blotted out, and nothing is longer, wider or deeper than anybody reads.
 */
export function withoutSecrets(props: Readonly<Record<string, unknown>>, depth = 1): Record<string, unknown> {
  const kept = Object.entries(props)
    .filter(([name]) => !secretNames.test(name))
    .slice(0, mostNames)
  return Object.fromEntries(kept.map(([name, value]) => [harmlessText(name).slice(0, 60), harmless(value, depth)]))
}

/** Nothing that is told in numbers is as large, but a time, which is larger. */
const isPhone = (value: number) => Number.isInteger(value) && /^(91)?[6-9]\d{9}$/.test(String(value))

function harmless(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return harmlessText(value)
  if (typeof value === 'number') return isPhone(value) ? null : value
  if (typeof value === 'boolean' || value === null) return value
  if (depth >= deepest) return null
  if (Array.isArray(value)) return value.slice(0, mostNames).map((one) => harmless(one, depth + 1))
  return typeof value === 'object' ? withoutSecrets(value as Record<string, unknown>, depth + 1) : null
}

/** What is blotted out has an @, a letter from afar, or one of these: most texts are let through at a glance. */
const suspicious = /[^ -?A-~]|eyJ|\d{5}/

/** A text as it may be kept. PostgreSQL takes neither zero characters nor halves of a pair. */
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
