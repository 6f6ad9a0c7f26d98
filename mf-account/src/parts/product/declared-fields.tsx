import { TextField } from '@nukkad/ui/text-field'
import type { DeclaredName } from './product-facts.ts'
import type { Typed } from './word-fields.tsx'

interface DeclaredFieldsProps {
  readonly typed: Typed<DeclaredName>
  /** a product that comes in several weights has no other quantity */
  readonly isByWeight?: boolean
}

/** What the rules on packaged goods ask a shop to say before something is bought. The page shows it with the MRP. */
export const DeclaredFields = ({ typed, isByWeight = false }: DeclaredFieldsProps) => (
  <>
    <TextField
      label="Country of origin"
      hint="The law asks for it on the page"
      autoComplete="off"
      maxLength={60}
      {...typed('declared.origin')}
    />
    {!isByWeight && (
      <TextField
        label="Net quantity"
        optional
        hint="What one contains: “1 piece”, “set of 6” or “250 g”"
        maxLength={40}
        {...typed('declared.net_quantity')}
      />
    )}
    <TextField
      label="Best before"
      optional
      hint="For food and cosmetics: “6 months from packing”"
      maxLength={60}
      {...typed('declared.best_before')}
    />
  </>
)
