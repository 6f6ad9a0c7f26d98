import type { GiftAnswer } from '@nukkad/contracts/endpoints/shop/gift-finder'
import { type GiftQuestionnaire, previewQuestionnaire } from '@nukkad/contracts/endpoints/shop/questionnaires'
import { formatRupees, hrefs, Link, useApi, useMutation } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { PictureView } from '@nukkad/ui/picture-view'
import { useState } from 'react'
import staff from '../parts/staff/staff.module.css'
import { AnswersField } from './answers-field.tsx'
import styles from './staff-gifts.module.css'

type Given = Readonly<Record<string, readonly string[]>>

/** Tries answers out on the questions as currently edited, saved or not. */
export function GiftPreview({ slug, content }: { readonly slug: string; readonly content: GiftQuestionnaire }) {
  const api = useApi()
  const [given, setGiven] = useState<Given>({})
  const answers = content.questions.flatMap(({ id, options }): GiftAnswer[] => {
    const values = (given[id] ?? []).filter((value) => options.some((option) => option.value === value))
    return values.length > 0 ? [{ questionId: id, values }] : []
  })
  const finding = useMutation({
    mutationFn: async () =>
      (await api.call(previewQuestionnaire, { params: { slug }, body: { content, answers } })).data,
  })
  const found = finding.data
  return (
    <section className={staff.preview} aria-labelledby="gift-preview">
      <p>Trying it out saves nothing.</p>
      <h2 id="gift-preview">Try it out</h2>
      <div className={styles.tried}>
        {content.questions.map((question) => (
          <AnswersField
            key={question.id}
            question={question}
            values={given[question.id] ?? []}
            onChange={(values) => setGiven({ ...given, [question.id]: values })}
          />
        ))}
        <Button variant="secondary" busy={finding.isPending} onClick={() => finding.mutate()}>
          Show results
        </Button>
      </div>
      <div role="status">
        {finding.error && <p className={staff.problem}>{finding.error.message}</p>}
        {found?.relaxed && <p>{found.relaxed.message}</p>}
        {found && <p className={staff.quiet}>{found.products.length} found</p>}
      </div>
      {found && (
        <ol className={styles.found} aria-label="Found">
          {found.products.map(({ product_id, slug: product, title, price, image, because }) => (
            <li key={product_id}>
              <PictureView picture={image} width={64} aspect={4 / 5} decorative />
              <div>
                <p>
                  <Link to={hrefs.product(product)} target="_blank">
                    {title}
                  </Link>
                  , {formatRupees(price)}
                </p>
                <p className={staff.quiet}>{because}</p>
              </div>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
