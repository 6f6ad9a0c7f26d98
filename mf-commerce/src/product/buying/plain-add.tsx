import PlainAddForm, { type PlainAddProps } from './plain-add.noscript.tsx'

/** The target of the buy bar at the bottom of a phone's screen. */
export const plainAddId = 'add-form'

/** Adding to the cart without scripts. */
export const PlainAdd = (props: PlainAddProps) => (
  <noscript>
    <div id={plainAddId}>
      <PlainAddForm {...props} />
    </div>
  </noscript>
)
