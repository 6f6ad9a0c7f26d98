import { randomBytes } from 'node:crypto'
import type { EditedGiveaway, GiveawayDraft } from '@nukkad/contracts/endpoints/giveaways/giveaway-editing'
import { type Db, type Queryable, transaction } from '../../db.ts'
import { Conflict, type Fields, NotFound, refuseFields } from '../../errors.ts'
import { oneLine, paragraphs } from '../../text/typed-text.ts'
import type { FormService } from '../forms/form.service.ts'
import { pictureColumns, type UploadedPictures } from '../staff-changes/chosen-pictures.ts'
import { lastChange, noteChange } from '../staff-changes/staff-changes.ts'
import { listHash, ranked } from './draw.ts'
import { recordOf } from './draw-record.ts'
import { anyGiveaway, type GiveawayRow, holdGiveaway } from './giveaway.repository.ts'
import { drawing } from './giveaway-changes.ts'
import * as repository from './giveaway-editing.repository.ts'
import { entriesOf } from './giveaway-entry.repository.ts'

interface EditingParts {
  readonly db: Db
  readonly now: () => Date
  readonly media: UploadedPictures
  readonly forms: Pick<FormService, 'isThere'>
}
interface Change {
  readonly id: string
  readonly version: number
  readonly userId: string
}
const kind = 'giveaway'
/** The form that all participants fill in. */
const formId = 'giveaway'
const day = 86_400_000
const seedBytes = 32

/** Giveaways as edited by the campaign team. */
export function createGiveawayEditing({ db, now, media, forms }: EditingParts) {
  async function readEdited(q: Queryable, id: string): Promise<EditedGiveaway> {
    const [row, change, drawn] = await Promise.all([
      anyGiveaway(q, id),
      lastChange(q, { kind, id }),
      lastChange(q, drawing(id)),
    ])
    if (!row) throw new NotFound('This giveaway does not exist.')
    const { title, prize, intro, rules, beaconSource, winners, startsAt, endsAt, isPublished, image } = row
    return {
      id,
      ...change,
      title,
      prize,
      intro,
      rules: [...rules],
      beaconSource,
      winners,
      isPublished,
      picture: image,
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
      hasBegun: isPublished && startsAt <= now(),
      isOver: endsAt <= now(),
      draw: recordOf(row),
      drawnBy: drawn.changed?.by ?? null,
      isDrawnAgain: await drawnAgain(q, row),
    }
  }

  return {
    read: (id: string) => readEdited(db, id),

    async list() {
      const rows = await repository.allGiveaways(db)
      return rows.map((row) => ({
        ...row,
        startsAt: row.startsAt.toISOString(),
        endsAt: row.endsAt.toISOString(),
        drawnAt: row.drawnAt?.toISOString() ?? null,
      }))
    },

    create: (id: string, title: string, userId: string): Promise<EditedGiveaway> =>
      transaction(db, async (tx) => {
        if (!(await forms.isThere(tx, formId))) {
          throw new Conflict(`Create the form “${formId}” first; everyone who takes part fills it in.`)
        }
        const seed = randomBytes(seedBytes)
        const put = await repository.putGiveaway(tx, { ...begun(oneLine(title), now()), id, formId, seed })
        if (!put) throw new Conflict('A giveaway with this name already exists.', { id: 'is taken' })
        await noteChange(tx, { kind, id, version: 0, userId, now: now() })
        return readEdited(tx, id)
      }),

    save: ({ id, version, userId }: Change, given: GiveawayDraft): Promise<EditedGiveaway> =>
      transaction(db, async (tx) => {
        await holdGiveaway(tx, id)
        const before = await readEdited(tx, id)
        await noteChange(tx, { kind, id, version, userId, now: now() })
        const draft = cleaned(given)
        refuse(draft, before, now())
        const [picture] = await pictureColumns(tx, media, userId, {
          chosen: [draft.picture],
          before: [before.picture],
          at: () => 'picture',
        })
        if (picture) await repository.changeGiveaway(tx, id, draft, picture)
        return readEdited(tx, id)
      }),
  }
}
export type GiveawayEditing = ReturnType<typeof createGiveawayEditing>

/** Repeats the draw from published data and compares the result; null before there was a draw. */
async function drawnAgain(q: Queryable, row: GiveawayRow): Promise<boolean | null> {
  if (!row.drawnAt || row.beacon === null) return null
  const entries = await entriesOf(q, row.id)
  const won = ranked(row.seed, row.beacon, entries).slice(0, row.won.length)
  const isSameList = row.listHash !== null && listHash(entries).equals(row.listHash)
  return isSameList && row.won.every(({ entry }, at) => entry === won[at])
}

const begun = (title: string, now: Date) => ({
  title,
  prize: '',
  intro: '',
  winners: 1,
  isPublished: false,
  rules: ['One entry per person.'],
  beaconSource: 'the closing value of the Nifty 50 on the first trading day after the end, as published by the NSE',
  startsAt: new Date(now.getTime() + day).toISOString(),
  endsAt: new Date(now.getTime() + 8 * day).toISOString(),
  picture: { picture_url: '/images/scene/all/market-dusk', picture_alt: '', picture_ground: '#3b3a66' },
})

const cleaned = (draft: GiveawayDraft): GiveawayDraft => ({
  ...draft,
  title: oneLine(draft.title),
  prize: oneLine(draft.prize),
  beaconSource: oneLine(draft.beaconSource),
  intro: paragraphs(draft.intro),
  rules: draft.rules.map(oneLine),
  startsAt: new Date(draft.startsAt).toISOString(),
  endsAt: new Date(draft.endsAt).toISOString(),
})

/** Fields that must not change once people have taken part. */
const promised = ['prize', 'rules', 'beaconSource', 'winners', 'startsAt', 'endsAt', 'isPublished'] as const

function refuse(draft: GiveawayDraft, before: EditedGiveaway, now: Date): void {
  const wrong: Fields = {}
  if (draft.isPublished && !draft.picture.alt.trim()) wrong['picture.alt'] = 'is required before it is published'
  if (before.hasBegun) {
    for (const part of promised) {
      if (JSON.stringify(draft[part]) !== JSON.stringify(before[part]))
        wrong[part] = 'cannot be changed: the giveaway is open for entries'
    }
  } else {
    if (draft.isPublished && !draft.prize) wrong.prize = 'is required before it is published'
    if (draft.endsAt <= draft.startsAt) wrong.endsAt = 'must be after the start'
    if (draft.isPublished && Date.parse(draft.startsAt) <= now.getTime()) {
      wrong.startsAt = 'must be in the future: the rules and the hash of the seed are published before it opens'
    }
  }
  refuseFields(wrong, 'Please check the marked fields.')
}
