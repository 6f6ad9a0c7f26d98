import type { RegistryDocument } from '@nukkad/contracts'
import { isReleaseName, isReleaseVersion } from './names.ts'

type Fields = Record<string, unknown>
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isDate = (value: unknown) => typeof value === 'string' && !Number.isNaN(Date.parse(value))
const isText = (value: unknown) => typeof value === 'string'

const isVersion = (value: unknown) =>
  isFields(value) && isText(value.manifest) && isText(value.platform) && isDate(value.publishedAt)

const isRule = (value: unknown) =>
  isFields(value) &&
  isText(value.version) &&
  ['stable', 'canary', 'campaign', 'preview'].includes(String(value.channel))

const isRemote = (value: unknown) =>
  isFields(value) &&
  isFields(value.versions) &&
  Object.keys(value.versions).every(isReleaseVersion) &&
  Object.values(value.versions).every(isVersion) &&
  Array.isArray(value.rules) &&
  value.rules.every(isRule) &&
  Array.isArray(value.history) &&
  value.history.every(isText)

const isTexts = (value: unknown) => value === undefined || (Array.isArray(value) && value.every(isText))
const isGrants = (value: unknown) =>
  value === undefined ||
  (isFields(value) && Object.values(value).every((one) => isFields(one) && isTexts(one.paths) && isTexts(one.slots)))

/** A signature says who wrote a document, not that it is one. */
export function isRegistryDocument(value: unknown): value is RegistryDocument {
  return (
    isFields(value) &&
    Number.isSafeInteger(value.sequence) &&
    isDate(value.issuedAt) &&
    isDate(value.validUntil) &&
    isFields(value.remotes) &&
    Object.keys(value.remotes).every(isReleaseName) &&
    Object.values(value.remotes).every(isRemote) &&
    isGrants(value.grants)
  )
}
