import type { GiftQuestions } from '@nukkad/contracts/endpoints/shop/gift-finder'
import { hrefs, Link, useNavigate } from '@nukkad/platform'
import { Button, ButtonLink } from '@nukkad/ui/button'
import { IconArrowRight, IconChevronLeft } from '@nukkad/ui/icons'
import type { FormEvent } from 'react'
import { type Answers, addressQuery, answersIn } from '../parts/gift-finder/answers-in-address.ts'
import { Motif } from '../parts/motif/motif.tsx'
import styles from './gift-questions.module.css'
import { ManyOptions, OneOption, RangeOptions } from './options.tsx'
import { Progress } from './progress.tsx'
import { submittedQuery } from './submitted-query.ts'
import { useFocusOfStep } from './use-focus-of-step.ts'
import { useKeepGifts } from './use-keep-gifts.ts'

interface QuestionStepProps {
  readonly asked: GiftQuestions
  readonly answers: Answers
  readonly step: number
  /** the list that is being changed, if any */
  readonly of: string | null
}

/** One question. It is a plain GET form, so it works before hydration and without JavaScript. */
export function QuestionStep({ asked, answers, step, of }: QuestionStepProps) {
  const navigate = useNavigate()
  const { keep, isKeeping } = useKeepGifts(asked.slug, of)
  const heading = useFocusOfStep(step)
  const question = asked.questions[step - 1]
  if (!question) return null
  const isLast = step === asked.questions.length
  const others = [...answers].filter(([id]) => id !== question.id)
  const skipped = hrefs.giftFinder(asked.slug, addressQuery(new Map(others), step + 1, of))

  function goOn(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const given = answersIn(asked, submittedQuery(event))
    if (isLast) void keep(given)
    else navigate(hrefs.giftFinder(asked.slug, addressQuery(given, step + 1, of)))
  }

  const chosen = answers.get(question.id) ?? []
  const isOneTap = question.kind === 'one'
  return (
    <div className={styles.board}>
      <aside className={styles.side}>
        <Motif occasion={asked.occasion} className={styles.art} />
        <h1 className={styles.name}>{asked.title}</h1>
        <p className={styles.intro}>{asked.intro}</p>
      </aside>
      <form
        action={hrefs.giftFinder(asked.slug)}
        method="get"
        onSubmit={goOn}
        className={styles.form}
        key={question.id}
      >
        <Progress questions={asked.questions} answers={answers} step={step} slug={asked.slug} of={of} />
        <fieldset className={styles.question}>
          <legend>
            <h2 ref={heading} tabIndex={-1} className={styles.title}>
              {question.title}
            </h2>
          </legend>
          {question.hint && <p className={styles.hint}>{question.hint}</p>}
          {question.kind === 'one' && <OneOption question={question} chosen={chosen} />}
          {question.kind === 'many' && <ManyOptions question={question} chosen={chosen} />}
          {question.kind === 'range' && <RangeOptions question={question} chosen={chosen} />}
        </fieldset>
        {others.flatMap(([id, values]) =>
          values.map((value) => <input key={`${id}-${value}`} type="hidden" name={id} value={value} />),
        )}
        <input type="hidden" name="step" value={step + 1} />
        {of && <input type="hidden" name="of" value={of} />}
        <div className={styles.actions}>
          {step > 1 && (
            <ButtonLink
              variant="quiet"
              linkAs={Link}
              icon={<IconChevronLeft size={20} />}
              href={hrefs.giftFinder(asked.slug, addressQuery(answers, step - 1, of))}
            >
              Back
            </ButtonLink>
          )}
          <span className={styles.room} />
          {!question.isRequired && !(isLast && isOneTap) && (
            <ButtonLink variant="quiet" linkAs={Link} href={skipped}>
              Skip
            </ButtonLink>
          )}
          {(!isOneTap || isLast) && (
            <Button type="submit" busy={isKeeping} icon={isLast ? undefined : <IconArrowRight size={20} />}>
              {isLast ? 'Show the gifts' : 'Next'}
            </Button>
          )}
        </div>
      </form>
    </div>
  )
}
