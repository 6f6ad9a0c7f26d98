/** A maker: who they are, where they work and which categories they fill. */
export interface MerchantSeed {
  readonly name: string
  readonly maker: string
  readonly locality: string
  readonly since: number
  readonly isWomenLed: boolean
  readonly sells: readonly string[]
  readonly line: string
  readonly storyTitle: string
  readonly story: string
}
