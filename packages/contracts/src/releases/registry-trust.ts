import Type, { type Static } from 'typebox'

const KeyId = Type.String({ pattern: '^[0-9a-f]{16}$' })
const PublicKey = Type.String({ maxLength: 500, pattern: '^-----BEGIN PUBLIC KEY-----' })
const onlyThose = { additionalProperties: false }
/** ISO time */
const Time = Type.String({ maxLength: 40, pattern: '^\\d{4}-\\d\\d-\\d\\dT' })

export const TeamName = Type.String({ pattern: '^[a-z][a-z0-9-]{0,40}$' })

/**
 * What a key may do: a team releases its own remotes; an operator releases every remote and makes changes that affect
 * all of them; a shell reads the registry, reports what it runs, and withdraws versions that fail for visitors.
 */
export const TeamRole = Type.Enum(['team', 'operator', 'shell'])

/** A team, with its role and its keys. */
export const Team = Type.Object(
  {
    role: TeamRole,
    /** for teams only; operators may release all */
    remotes: Type.Array(Type.String({ pattern: '^[a-z][a-z0-9-]{0,60}$' }), { maxItems: 200 }),
    /** a revoked key signs nothing new; its earlier signatures stay valid */
    keys: Type.Record(KeyId, Type.Object({ publicKey: PublicKey, revokedAt: Type.Optional(Time) }), onlyThose),
  },
  { additionalProperties: false },
)
export type Team = Static<typeof Team>

/**
 * The keys that readers of this registry trust. Each version is signed by the root keys of the version before it and by
 * its own.
 */
export const TrustDocument = Type.Object(
  {
    version: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
    issuedAt: Time,
    root: Type.Object({
      keys: Type.Record(KeyId, PublicKey, onlyThose),
      /** number of root keys that must sign */
      threshold: Type.Integer({ minimum: 1, maximum: 20 }),
    }),
    /** keys that sign the registry document */
    registry: Type.Record(KeyId, PublicKey, onlyThose),
    teams: Type.Record(TeamName, Team, onlyThose),
  },
  { additionalProperties: false },
)
export type TrustDocument = Static<typeof TrustDocument>

/** `payload` is the JSON text that was signed, byte for byte. */
export const SignedTrust = Type.Object({
  payload: Type.String({ maxLength: 200_000 }),
  signatures: Type.Array(Type.Object({ keyId: KeyId, signature: Type.String({ maxLength: 200 }) }), { maxItems: 40 }),
})
export type SignedTrust = Static<typeof SignedTrust>
