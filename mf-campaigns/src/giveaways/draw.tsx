import type { Giveaway } from '@nukkad/contracts/endpoints/giveaways/giveaways'
import { formatNumber } from '@nukkad/platform'
import styles from './giveaways.module.css'

/** A finished giveaway: the winners, and everything needed to repeat the draw. */
export function Draw({ giveaway }: { readonly giveaway: Giveaway }) {
  const { id, title, prize, draw } = giveaway
  const { winners, seed, seedHash, beacon, beaconSource, listHash, entries } = draw
  return (
    <article className={styles.drawn}>
      <h3>{title}</h3>
      <p>{prize}</p>
      {winners.length === 0 ? (
        <p>It is drawn within three days, with {beaconSource}.</p>
      ) : (
        <ol>
          {winners.map(({ rank, entry, name, passedOver }) => (
            <li key={rank}>
              {passedOver ? <s>{name}</s> : <b>{name}</b>} <code>{entry}</code>
              {passedOver && ` was passed over: ${passedOver}`}
            </li>
          ))}
        </ol>
      )}
      <details>
        <summary>{winners.length === 0 ? 'How you can check the draw' : 'Repeat the draw yourself'}</summary>
        <p>
          Sort the entries by the HMAC-SHA256 of each, under the seed followed by the value that is published after the
          end; the smallest wins.
        </p>
        <dl>
          <dt>Entries</dt>
          <dd>
            <a href={`/api/giveaways/${id}/entries`}>{formatNumber(entries)}, one per line</a>
          </dd>
          <dt>SHA-256 of the list, published at the end</dt>
          <dd>{listHash ?? 'in a minute'}</dd>
          <dt>Seed</dt>
          <dd>{seed ?? 'with the draw'}</dd>
          <dt>SHA-256 of the seed, published from the start</dt>
          <dd>{seedHash}</dd>
          <dt>Value: {beaconSource}</dt>
          <dd>{beacon ?? 'not known yet'}</dd>
        </dl>
      </details>
    </article>
  )
}
