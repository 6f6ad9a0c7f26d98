import type { RegistryDocument } from '@nukkad/contracts'
import Type from 'typebox'
import { Compile } from 'typebox/compile'
import { namePattern, versionPattern } from './names.ts'

const Time = Type.String({ format: 'date-time' })
const Texts = Type.Array(Type.String())
const onlyThose = { additionalProperties: false }

const Version = Type.Object({ manifest: Type.String(), platform: Type.String(), publishedAt: Time })
const Rule = Type.Object({
  version: Type.String(),
  channel: Type.Enum(['stable', 'canary', 'campaign', 'preview']),
})
const Remote = Type.Object({
  versions: Type.Record(Type.String({ pattern: versionPattern.source }), Version, onlyThose),
  rules: Type.Array(Rule),
  history: Texts,
})
const Grant = Type.Object({ paths: Type.Optional(Texts), slots: Type.Optional(Texts) })

/** What a reader relies on. Other fields are allowed: a newer registry may add some. */
const document = Compile(
  Type.Object({
    sequence: Type.Integer({ minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER }),
    issuedAt: Time,
    validUntil: Time,
    remotes: Type.Record(Type.String({ pattern: namePattern.source }), Remote, onlyThose),
    grants: Type.Optional(Type.Record(Type.String(), Grant)),
  }),
)

/** A signature proves who wrote a document, not that its shape is valid. */
export const isRegistryDocument = (value: unknown): value is RegistryDocument => document.Check(value)
