import type { EditedGiveaway } from '@nukkad/contracts/endpoints/giveaways/giveaway-editing'
import { prizesToSend } from '@nukkad/contracts/endpoints/giveaways/giveaway-prizes'
import { useApi, useQuery } from '@nukkad/platform'
import { Loaded } from '../parts/staff/loaded.tsx'
import styles from '../parts/staff/staff.module.css'
import { Winner } from './winner.tsx'

interface WinnersProps {
  readonly giveaway: EditedGiveaway
  readonly onChanged: () => void
}

/**
 * The winners in the order of the draw, with their answers. An entry that is passed over stays in the record with the
 * reason, and the next rank wins.
 */
export function Winners({ giveaway: { id, draw }, onChanged }: WinnersProps) {
  const api = useApi()
  const query = useQuery({
    // The addresses are not part of the giveaway's own answer, which staff download as the record of the draw.
    queryKey: ['staff-giveaway-prizes', id, draw.winners.length],
    queryFn: async ({ signal }) => (await api.call(prizesToSend, { params: { id } }, { signal })).data,
    gcTime: 0,
  })
  const changed = () => {
    void query.refetch()
    onChanged()
  }
  return (
    <Loaded what="The winners" query={query}>
      {(prizes) => (
        <ol className={styles.items}>
          {draw.winners.map((winner) => (
            <Winner
              key={winner.rank}
              giveawayId={id}
              winner={winner}
              prize={prizes.find(({ rank }) => rank === winner.rank)}
              onChanged={changed}
            />
          ))}
        </ol>
      )}
    </Loaded>
  )
}
