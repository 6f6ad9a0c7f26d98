import Type, { type Static } from 'typebox'

const KeyId = Type.String({ pattern: '^[0-9a-f]{16}$' })
const PublicKey = Type.String({ maxLength: 500, pattern: '^-----BEGIN PUBLIC KEY-----' })
const onlyThose = { additionalProperties: false }
/** ISO time */
const Time = Type.String({ maxLength: 40, pattern: '^\\d{4}-\\d\\d-\\d\\dT' })

export const TeamName = Type.String({ pattern: '^[a-z][a-z0-9-]{0,40}$' })

/**
 * What a key may do: a team releases its own remotes, an operator every remote and what concerns all of them, a shell
 * reads, tells what it runs, and withdraws what visitors can't run.
 */
export const TeamRole = Type.Enum(['team', 'operator', 'shell'])

/** Which keys count for what. */
export const Team = Type.Object(
  {
    role: TeamRole,
    /** of a team; operators may release all */
    remotes: Type.Array(Type.String({ pattern: '^[a-z][a-z0-9-]{0,60}$' }), { maxItems: 200 }),
    /** a revoked key signs nothing new; what it signed before stays good */
    keys: Type.Record(KeyId, Type.Object({ publicKey: PublicKey, revokedAt: Type.Optional(Time) }), onlyThose),
  },
  { additionalProperties: false },
)
export type Team = Static<typeof Team>

/** Which keys this registry's readers trust. Each version is signed by the roots of the one before it and by its own. */
export const TrustDocument = Type.Object(
  {
    version: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
    issuedAt: Time,
    root: Type.Object({
      keys: Type.Record(KeyId, PublicKey, onlyThose),
      /** so many of them must sign */
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
