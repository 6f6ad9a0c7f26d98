import { type EditedPlace, type PlaceDraft, placeDesk } from '@nukkad/contracts/endpoints/editor'
import { hrefs } from '@nukkad/platform'
import type { Desk, Kind } from './kind.ts'

export const placeKind: Kind<EditedPlace, PlaceDraft> = {
  ...{ name: 'places', word: 'place', desk: placeDesk as unknown as Desk },
  open: (draft) => draft,
  toSend: (draft) => ({
    // A photo that is still on its way waits in the browser.
    draft: { ...draft, pictures: draft.pictures.filter((one) => 'scene' in one || one.url !== '') },
    keys: [],
  }),
  preview: ({ slug }) => hrefs.placePreview(slug),
}
