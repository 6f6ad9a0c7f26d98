import { type EditedPlace, editorPlaces, type PlaceDraft } from '@nukkad/contracts/endpoints/content/editor'
import { hrefs } from '@nukkad/platform'
import { type WritingKindOf, writingCalls, writingFacts } from '../staff/staff-calls.ts'

export const placeKind: WritingKindOf<EditedPlace, PlaceDraft> = {
  ...writingFacts('places', 'place', 'paragraph'),
  calls: (api, id) => writingCalls(api, editorPlaces, id),
  draftName: (id) => `place.${id}`,
  open: (draft) => draft,
  toSend: (draft) => ({
    // A photo that is still uploading is not sent yet.
    draft: { ...draft, pictures: draft.pictures.filter((one) => 'scene' in one || one.url !== '') },
    blockIds: {},
    unfinished: [],
  }),
  preview: ({ slug }) => hrefs.placePreview(slug),
}
