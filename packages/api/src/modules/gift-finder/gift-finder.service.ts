import { randomBytes } from 'node:crypto'
import type { GiftAnswer, GiftList, GiftQuestions, SavedGiftList } from '@nukkad/contracts/endpoints/shop/gift-finder'
import { type Db, transaction } from '../../db.ts'
import { NotFound } from '../../errors.ts'
import * as choices from './choice.repository.ts'
import type { GiftFinder } from './finding/finder.service.ts'
import { answersInText, readAnswers } from './finding/read-answers.ts'
import * as questionnaires from './questionnaire.repository.ts'
import type { Asked } from './questionnaire.ts'

interface Parts {
  readonly db: Db
  readonly finder: GiftFinder
  readonly now: () => Date
}
export type GiftFinderService = ReturnType<typeof createGiftFinderService>
export type Owner = choices.Owner

const noQuestions = () => new NotFound('There is no gift finder for this occasion.')
const noList = () => new NotFound('This list of gifts does not exist.')

/** Questions, stored answers, and the gifts that fit them. */
export function createGiftFinderService({ db, finder, now }: Parts) {
  async function findQuestions(slug: string): Promise<Asked> {
    const found = await questionnaires.publishedBySlug(db, slug)
    if (!found) throw noQuestions()
    return found
  }

  async function keep(slug: string, answers: readonly GiftAnswer[], owner: Owner) {
    const questions = await findQuestions(slug)
    const id = randomBytes(16).toString('base64url')
    await choices.keep(
      db,
      { id, asked: questions, answers: readAnswers(questions.content, answers), now: now() },
      owner,
    )
    return { slug, id }
  }

  /** Undefined where the list does not exist or belongs to someone else. */
  const change = (id: string, answers: readonly GiftAnswer[], owner: Owner) =>
    transaction(db, async (tx) => {
      const own = await choices.lockOwn(tx, id, owner)
      if (!own) return undefined
      const questions = await questionnaires.publishedBySlug(tx, own.slug)
      if (!questions) throw noQuestions()
      await choices.change(tx, { id, asked: questions, answers: readAnswers(questions.content, answers), now: now() })
      return { slug: own.slug, id }
    })

  return {
    keep,
    async occasions() {
      const all = await questionnaires.listPublished(db)
      return all.map(({ slug, content: { title, intro, occasion, questions } }) => ({
        slug,
        title,
        intro,
        occasion,
        count: questions.length,
      }))
    },

    async questions(slug: string): Promise<GiftQuestions> {
      return shownQuestions(slug, (await findQuestions(slug)).content)
    },

    async preview(slug: string, answers: string): Promise<GiftList> {
      const questions = await findQuestions(slug)
      return finder.find(questions, readAnswers(questions.content, answersInText(answers)))
    },

    async readSaved(slug: string, id: string): Promise<SavedGiftList> {
      const kept = await choices.choiceById(db, slug, id)
      if (!kept) throw noList()
      return { id, ...(await finder.find(kept, kept.answers)) }
    },

    async change(id: string, answers: readonly GiftAnswer[], owner: Owner) {
      const changed = await change(id, answers, owner)
      if (!changed) throw noList()
      return changed
    },

    /** For plain forms: changes the list if it is the browser's own, otherwise stores another. */
    async keepForm(slug: string, { answers, of }: { answers: string; of: string | undefined }, owner: Owner) {
      const given = answersInText(answers)
      const isOfThese = of !== undefined && (await choices.choiceById(db, slug, of)) !== undefined
      return (isOfThese && (await change(of, given, owner))) || keep(slug, given, owner)
    },
  }
}

/** What a person is asked, without what the answers mean for the choice of gifts. */
const shownQuestions = (slug: string, { title, intro, occasion, questions }: Asked['content']): GiftQuestions => ({
  slug,
  title,
  intro,
  occasion,
  questions: questions.map(({ subject: _, options, ...question }) => ({
    ...question,
    options: options.map(({ value, label }) => ({ value, label })),
  })),
})
