import { cityOf, leadsToPage } from '@nukkad/contracts'
import type {
  BannerDraft,
  BannerRow,
  BannerScreen,
  EditedBanner,
} from '@nukkad/contracts/endpoints/campaigns/banner-editing'
import { type Db, type Queryable, transaction } from '../../../db.ts'
import { Conflict, type Fields, Invalid, NotFound, refuseFields } from '../../../errors.ts'
import { oneLine } from '../../../text/typed-text.ts'
import { pictureColumns, type UploadedPictures } from '../../staff-changes/chosen-pictures.ts'
import { lastChange, noteChange } from '../../staff-changes/staff-changes.ts'
import * as repository from './banner.repository.ts'

interface BannerEditingParts {
  readonly db: Db
  readonly now: () => Date
  readonly media: UploadedPictures
}
interface Change {
  readonly id: string
  readonly version: number
  readonly userId: string
}
const kind = 'banner'
const times = (row: { readonly startsAt: Date; readonly endsAt: Date | null }) => ({
  startsAt: row.startsAt.toISOString(),
  endsAt: row.endsAt?.toISOString() ?? null,
})

/** Editing of banners and ads. */
export function createBannerEditing({ db, now, media }: BannerEditingParts) {
  async function findBanner(q: Queryable, id: string): Promise<repository.WrittenBanner> {
    const row = await repository.writtenBanner(q, id)
    if (!row) throw new NotFound('This banner does not exist.')
    return row
  }
  async function readEdited(q: Queryable, id: string): Promise<EditedBanner> {
    const row = await findBanner(q, id)
    const [change, beside] = await Promise.all([lastChange(q, { kind, id }), repository.bannersBeside(q, id)])
    const picture = row.picture && { url: row.picture.url, alt: row.picture.alt }
    return { id, ...change, ...row, ...times(row), picture, beside }
  }

  return {
    read: (id: string) => readEdited(db, id),

    async list(): Promise<BannerRow[]> {
      return (await repository.allBanners(db)).map((row) => ({ ...row, ...times(row) }))
    },

    create: (screen: BannerScreen, title: string, userId: string): Promise<EditedBanner> =>
      transaction(db, async (tx) => {
        const words = oneLine(title)
        if (!words) throw new Invalid({ title: 'is required' })
        const id = await repository.putBanner(tx, { screen, title: words, now: now() })
        await noteChange(tx, { kind, id, version: 0, userId, now: now() })
        return readEdited(tx, id)
      }),

    save: ({ id, version, userId }: Change, given: BannerDraft): Promise<EditedBanner> =>
      transaction(db, async (tx) => {
        const before = await findBanner(tx, id)
        await noteChange(tx, { kind, id, version, userId, now: now() })
        const inputErrors = inputErrorsOf(given, now())
        refuseFields(inputErrors)
        const [picture] = await pictureColumns(tx, media, userId, {
          chosen: [given.picture],
          before: before.picture ? [before.picture] : [],
          at: () => 'picture',
        })
        const { kicker, title, line, cta } = given
        const words = { kicker: oneLine(kicker), title: oneLine(title), line: oneLine(line), cta: oneLine(cta) }
        if (picture) await repository.changeBanner(tx, id, { ...given, ...words }, picture)
        return readEdited(tx, id)
      }),

    remove: (id: string): Promise<void> =>
      transaction(db, async (tx) => {
        const { isPublished } = await findBanner(tx, id)
        if (isPublished) throw new Conflict('This banner is published. Unpublish it first.')
        await repository.removeBanner(tx, id)
      }),
  }
}
export type BannerEditing = ReturnType<typeof createBannerEditing>

/** What prevents saving a banner; an unpublished one only needs to be storable. */
function inputErrorsOf(
  { screen, cities, kicker, title, url, picture, startsAt, endsAt, isPublished }: BannerDraft,
  now: Date,
) {
  const inputErrors: Fields = {}
  if (!title.trim()) inputErrors.title = 'is required'
  const stranger = cities.find((city) => !cityOf(city))
  if (stranger) inputErrors.cities = `has “${stranger}”, which is not one of our cities`
  if (endsAt && Date.parse(endsAt) <= Date.parse(startsAt)) inputErrors.endsAt = 'must be after the start'
  else if (endsAt && isPublished && Date.parse(endsAt) <= now.getTime()) inputErrors.endsAt = 'is in the past'
  if (screen === 'ad' && !endsAt) inputErrors.endsAt = 'is required: until when the ad is paid for'
  if (!isPublished) return inputErrors
  if (!leadsToPage(url)) inputErrors.url = 'is not a page of this site'
  if (screen === 'ad' && !kicker.trim()) inputErrors.kicker = 'is required: the name of the advertiser'
  if (picture && !picture.alt.trim()) inputErrors['picture.alt'] = 'is required for people who cannot see it'
  return inputErrors
}
