import type { SizeGuide } from '@nukkad/contracts/endpoints/shop/product-page'
import styles from './size-table.module.css'

/** Measures by size; on a narrow screen the table scrolls within itself. */
export function SizeTable({ guide: { title, unit, columns, rows } }: { readonly guide: SizeGuide }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard (WCAG 2.1.1)
    <section className={styles.guide} aria-label={`Measures: ${title}`} tabIndex={0}>
      <table>
        <caption>Body measures in {unit}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([size, ...measures]) => (
            <tr key={size}>
              <th scope="row">{size}</th>
              {measures.map((measure, at) => (
                <td key={columns[at + 1]}>{measure}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
