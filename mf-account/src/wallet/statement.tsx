import { Button } from '@nukkad/ui/button'
import { SelectField } from '@nukkad/ui/select-field'
import { useState } from 'react'
import { statementTimes } from './statement-times.ts'
import styles from './wallet.module.css'
import { useStatement } from './wallet.queries.ts'

/** Downloads all movements of a period as a file. */
export function Statement() {
  const [times] = useState(() => statementTimes(new Date()))
  const [chosen, setChosen] = useState('recent')
  const asking = useStatement()
  const busyWith = asking.isPending ? asking.variables.format : undefined
  function ask(format: 'csv' | 'pdf') {
    const time = times.find(({ value }) => value === chosen)
    if (time && !asking.isPending) asking.mutate({ format, from: time.from, to: time.to })
  }
  return (
    <section className={styles.part} aria-labelledby="statement">
      <h2 id="statement">Statement</h2>
      <div className={styles.statement}>
        <SelectField
          label="Period"
          options={times.map(({ value, label }) => ({ value, label }))}
          value={chosen}
          onChange={(event) => setChosen(event.target.value)}
        />
        <Button variant="secondary" size={48} busy={busyWith === 'pdf'} onClick={() => ask('pdf')}>
          PDF
        </Button>
        <Button variant="secondary" size={48} busy={busyWith === 'csv'} onClick={() => ask('csv')}>
          CSV for a spreadsheet
        </Button>
      </div>
      <p role="alert" className={styles.problem}>
        {asking.error?.message}
      </p>
    </section>
  )
}
