import type { GiftQuestions } from '@nukkad/contracts/endpoints/shop/gift-finder'
import { hrefs, useApi, useSuspenseQuery } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { type Answers, addressQuery, answersText } from '../parts/gift-finder/answers-in-address.ts'
import { previewQuery } from '../parts/gift-finder/gift-finder.queries.ts'
import { GiftListView } from '../parts/gift-finder/gift-list-view.tsx'
import { useKeepGifts } from './use-keep-gifts.ts'

interface PreviewProps {
  readonly asked: GiftQuestions
  readonly answers: Answers
  readonly of: string | null
}

/**
 * A preview of the matching gifts, shown after the questions where no scripts run. A plain form saves it under a link.
 */
export function Preview({ asked, answers, of }: PreviewProps) {
  const { data: list } = useSuspenseQuery(previewQuery(useApi(), asked.slug, answersText(answers)))
  const { keep, isKeeping } = useKeepGifts(asked.slug, of)
  return (
    <GiftListView
      list={list}
      occasion={asked.occasion}
      changeHref={hrefs.giftFinder(asked.slug, addressQuery(answers, 1, of))}
      actions={
        <form
          action={`/api/gift-finder/lists/${asked.slug}`}
          method="post"
          onSubmit={(event) => {
            event.preventDefault()
            void keep(answers)
          }}
        >
          <input type="hidden" name="answers" value={answersText(answers)} />
          {of && <input type="hidden" name="of" value={of} />}
          <Button type="submit" size={40} busy={isKeeping}>
            Save this list to share it
          </Button>
        </form>
      }
    />
  )
}
