import type { BodyOf } from '@nukkad/contracts'
import type { GiftList } from '@nukkad/contracts/endpoints/shop/gift-finder'
import type {
  EditedQuestionnaire,
  GiftQuestionnaire,
  previewQuestionnaire,
  saveQuestionnaire,
} from '@nukkad/contracts/endpoints/shop/questionnaires'
import { type Queryable, transaction } from '../../../db.ts'
import { Conflict, NotFound, refuseFields } from '../../../errors.ts'
import type { Base } from '../../../plugin.ts'
import type { GiftFinder } from '../finding/finder.service.ts'
import { readAnswers } from '../finding/read-answers.ts'
import * as repository from '../questionnaire.repository.ts'
import { problemsOf } from './check-questionnaire.ts'
import { createOccasionOrder } from './occasion-order.ts'
import { tagsInUse, unknownTags } from './tag.repository.ts'

export type QuestionnaireEditing = ReturnType<typeof createQuestionnaireEditing>

async function describeConflict(q: Queryable, slug: string): Promise<Conflict> {
  const current = await repository.findWritten(q, slug, null)
  const by = current?.by ?? 'Someone'
  const words = `${by} has changed these questions in the meantime. Reload them before you save.`
  return new Conflict(words, { by, ...(current && { at: current.at.toISOString() }) })
}
const taken = () => new Conflict('Questions with this name already exist.', { id: 'is taken' })

interface EditingParts extends Pick<Base, 'db' | 'now'> {
  readonly finder: GiftFinder
}

/** Questionnaires as edited; every version is kept. */
export function createQuestionnaireEditing({ db, now, finder }: EditingParts) {
  async function readEdited(q: Queryable, slug: string, version: number | null): Promise<EditedQuestionnaire> {
    const [found, versions, tags] = await Promise.all([
      repository.findWritten(q, slug, version),
      repository.versionsOf(q, slug),
      tagsInUse(q),
    ])
    if (!found) throw new NotFound('This questionnaire or version does not exist.')
    const { content, isPublished, by, at } = found
    const isAsSown = versions.length === 1 && by === null
    return {
      slug,
      version: found.version,
      isPublished,
      content,
      tags: [...tags],
      changed: isAsSown ? null : { by: by ?? 'Someone', at: at.toISOString() },
      versions: versions.map((one) => ({ version: one.version, savedAt: one.savedAt.toISOString() })),
    }
  }

  async function need(q: Queryable, content: GiftQuestionnaire): Promise<void> {
    const problems = problemsOf(content)
    const tags = content.questions.flatMap(({ options }) => options.flatMap((option) => option.tags))
    const unknown = await unknownTags(q, [...new Set([...tags, ...(content.occasion ? [content.occasion] : [])])])
    if (unknown.length > 0) problems.tags = `are not known: ${unknown.join(', ')}`
    refuseFields(problems)
  }

  return {
    ...createOccasionOrder({ db, now }),

    /** The results of answers to questions that are not saved yet. */
    async preview(slug: string, { content, answers }: BodyOf<typeof previewQuestionnaire>): Promise<GiftList> {
      await need(db, content)
      return finder.find({ slug, version: 0, content }, readAnswers(content, answers))
    },

    read: (slug: string, version: number | undefined) => readEdited(db, slug, version ?? null),

    async save(slug: string, draft: BodyOf<typeof saveQuestionnaire>, userId: string): Promise<EditedQuestionnaire> {
      return transaction(db, async (tx) => {
        await need(tx, draft.content)
        const { version, isPublished, content } = draft
        const isLatest =
          version === 0
            ? await repository.begin(tx, slug, isPublished)
            : await repository.raiseVersion(tx, { slug, version, isPublished })
        if (!isLatest) throw version === 0 ? taken() : await describeConflict(tx, slug)
        await repository.keepVersion(tx, { slug, version: version + 1, content, userId })
        return readEdited(tx, slug, null)
      })
    },
  }
}
