import type { RequestKind } from '@nukkad/contracts/endpoints/orders/return-shapes'
import { Checkbox } from '@nukkad/ui/checkbox'
import { PictureView } from '@nukkad/ui/picture-view'
import { QuantityStepper } from '@nukkad/ui/quantity-stepper'
import { allowedFor, changed, chosen, type Draft, optionsText, piecesOf, type ReturnableLine } from '../draft.ts'
import styles from '../request.module.css'

interface PieceChooserProps {
  readonly legend: string
  readonly lines: readonly ReturnableLine[]
  readonly kind: RequestKind
  readonly draft: Draft
  readonly error?: string | undefined
  readonly onChange: (draft: Draft) => void
}

/** Which products, and how many pieces of each; lines that can't be returned say why. */
export function PieceChooser({ legend, lines, kind, draft, error, onChange }: PieceChooserProps) {
  return (
    <fieldset className={styles.group} aria-describedby={error ? 'pieces-error' : undefined}>
      <legend className={styles.legend}>{legend}</legend>
      <ul className={styles.pieces}>
        {lines.map((line) => {
          const may = allowedFor(line, kind)
          const isPossible = may.allowed && line.qty_left > 0
          const mine = draft[line.line_id]
          return (
            <li key={line.line_id} className={styles.piece} data-chosen={mine ? true : undefined}>
              <span className={styles.picture}>
                <PictureView picture={line.media_image} width={72} aspect={4 / 5} decorative />
              </span>
              <Checkbox
                label={line.name}
                hint={[optionsText(line.options), isPossible ? piecesOf(line.qty_left) : may.reason]
                  .filter(Boolean)
                  .join(' · ')}
                disabled={!isPossible}
                checked={mine !== undefined}
                onChange={(event) => onChange(chosen(draft, line.line_id, event.target.checked))}
              />
              {mine && line.qty_left > 1 && (
                <div className={styles.count}>
                  <QuantityStepper
                    label={`Quantity of ${line.name}`}
                    value={mine.qty}
                    max={line.qty_left}
                    onChange={(qty) => onChange(changed(draft, line.line_id, { qty }))}
                  />
                  <span className={styles.quiet}>of {piecesOf(line.qty_left)}</span>
                </div>
              )}
            </li>
          )
        })}
      </ul>
      <p id="pieces-error" className={styles.error} aria-live="polite">
        {error}
      </p>
    </fieldset>
  )
}
