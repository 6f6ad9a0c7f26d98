import { cityOf } from '@nukkad/contracts'
import type { EditedPlace } from '@nukkad/contracts/endpoints/content/editor'
import { ContentEditor, useEditing } from '@nukkad/editor'
import { MorePictures } from './more-pictures.tsx'
import { PlaceFields } from './place-fields.tsx'
import { placeKind } from './place-kind.ts'

/** The editor of a place. */
export function PlaceEditor({ begun }: { readonly begun: EditedPlace }) {
  const editing = useEditing(placeKind, begun)
  const { draft, facts, round, fields, change } = editing
  return (
    <ContentEditor editing={editing} title={draft.title} about={cityOf(facts.city)?.name}>
      <PlaceFields key={`fields ${round}`} facts={facts} written={{ draft, fields, onChange: change }} />
      <MorePictures
        key={`pictures ${round}`}
        city={facts.city}
        pictures={draft.pictures}
        onChange={(pictures) => change({ pictures })}
      />
    </ContentEditor>
  )
}
