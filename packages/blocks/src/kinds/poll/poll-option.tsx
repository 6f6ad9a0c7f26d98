import type { Poll } from '@nukkad/contracts/endpoints/campaigns/ballots'
import { formatNumber } from '@nukkad/platform'
import { PictureView } from '@nukkad/ui/picture-view'
import styles from './ballot.module.css'

interface PollOptionProps {
  readonly option: Poll['options'][number]
  readonly total: number
  readonly isOpen: boolean
  readonly isChosen: boolean
  /** name of its radio buttons: a page may have several polls */
  readonly group: string
  readonly onChoose: () => void
}

/** One option of the ballot: its picture, its name, and its share of votes once they are shown. */
export function PollOption({ option, total, isOpen, isChosen, group, onChoose }: PollOptionProps) {
  const { id, title, line, image, votes } = option
  const share = votes === null || total === 0 ? 0 : Math.round((votes / total) * 1000) / 10
  const Line = isOpen ? 'label' : 'div'
  return (
    <Line className={styles.option} data-chosen={isChosen ? '' : undefined}>
      {image && <PictureView picture={image} width={160} aspect={1} decorative className={styles.picture} />}
      <span className={styles.words}>
        <b>{title}</b>
        <span className={styles.line}>{line}</span>
        {votes !== null && (
          <span className={styles.result}>
            <span className={styles.bar} aria-hidden="true">
              <span style={{ inlineSize: `${share}%` }} />
            </span>
            <span>
              {share} % <span className={styles.line}>({formatNumber(votes)})</span>
            </span>
          </span>
        )}
      </span>
      {isOpen ? (
        <input
          type="radio"
          name={`option of ${group}`}
          value={id}
          checked={isChosen}
          onChange={onChoose}
          className={styles.mark}
        />
      ) : (
        isChosen && <span className={styles.mine}>Your vote</span>
      )}
    </Line>
  )
}
