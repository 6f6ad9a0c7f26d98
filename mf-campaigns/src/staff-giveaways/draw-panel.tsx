import { drawGiveaway } from '@nukkad/contracts/endpoints/giveaways/giveaway-draw'
import type { EditedGiveaway } from '@nukkad/contracts/endpoints/giveaways/giveaway-editing'
import { formatDay, formatNumber, formatTime, useApi, useMutation } from '@nukkad/platform'
import { Form } from '@nukkad/ui/form'
import { TextField } from '@nukkad/ui/text-field'
import { useState } from 'react'
import styles from '../parts/staff/staff.module.css'
import { DrawRecord } from './draw-record.tsx'
import { Winners } from './winners.tsx'

interface DrawPanelProps {
  readonly giveaway: EditedGiveaway
  readonly onDrawn: () => void
}

/** The draw: before the end its inputs, then the button, then the winners and the full record. */
export function DrawPanel({ giveaway, onDrawn }: DrawPanelProps) {
  const { draw, drawnBy, isOver, isPublished, isDrawnAgain, endsAt } = giveaway
  return (
    <section aria-label="The draw" className={styles.group}>
      <h2>The draw</h2>
      <p className={styles.quiet}>
        Hash of the seed, published from the start: <code className={styles.mono}>{draw.seedHash}</code>
      </p>
      {draw.listHash && (
        <p className={styles.quiet}>
          Hash of the entries, published at the end: <code className={styles.mono}>{draw.listHash}</code>
        </p>
      )}
      {draw.drawnAt ? (
        <>
          <p>
            Drawn {drawnBy && `by ${drawnBy} `}on {formatDay(draw.drawnAt)}, {formatTime(draw.drawnAt)}, from{' '}
            {formatNumber(draw.entries)} entries with “{draw.beacon}”.{' '}
            {isDrawnAgain
              ? 'Repeated just now from the published data: the same entries win.'
              : 'Repeated just now, and other entries win. Tell the operators before anyone receives a prize.'}
          </p>
          <Winners giveaway={giveaway} onChanged={onDrawn} />
          <DrawRecord giveaway={giveaway} />
        </>
      ) : isOver && isPublished ? (
        <DrawForm giveaway={giveaway} onDrawn={onDrawn} />
      ) : (
        <p>
          {isOver
            ? 'It ended without being published. To run it, give it new dates and publish it before they begin.'
            : `${formatNumber(draw.entries)} entries so far. It can be drawn after ${formatDay(endsAt)}, ${formatTime(endsAt)}, with ${draw.beaconSource}.`}
        </p>
      )}
    </section>
  )
}

function DrawForm({ giveaway: { id, draw, winners }, onDrawn }: DrawPanelProps) {
  const api = useApi()
  const [beacon, setBeacon] = useState('')
  const [isMissing, setMissing] = useState(false)
  const drawing = useMutation({
    mutationFn: () => api.call(drawGiveaway, { params: { id }, body: { beacon } }),
    onSuccess: onDrawn,
  })
  return (
    <div className={styles.narrow}>
      <Form
        submit={`Draw ${winners === 1 ? 'the winner' : `${winners} winners`}`}
        busy={drawing.isPending}
        onSubmit={() => {
          setMissing(!beacon.trim())
          if (beacon.trim()) drawing.mutate()
        }}
      >
        <p>
          The draw runs once, from {formatNumber(draw.entries)} entries. Enter the value exactly as published, because
          anyone can check it.
        </p>
        <TextField
          label={`Value: ${draw.beaconSource}`}
          maxLength={200}
          value={beacon}
          error={isMissing && !beacon.trim() ? 'Enter the published value' : drawing.error?.message}
          onChange={({ target }) => setBeacon(target.value)}
        />
      </Form>
    </div>
  )
}
