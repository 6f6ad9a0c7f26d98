import { cityOf } from '@nukkad/contracts'
import type { EditedEvent } from '@nukkad/contracts/endpoints/content/editor'
import { ContentEditor, useEditing } from '@nukkad/editor'
import { WrittenBlocks } from '../parts/written-blocks.tsx'
import { CallOff } from './call-off.tsx'
import { EventFields } from './event-fields.tsx'
import { eventKind } from './event-kind.ts'
import { Organisers } from './organisers.tsx'
import { TicketTypes } from './ticket-types.tsx'

/** The editor of an event. */
export function EventEditor({ begun }: { readonly begun: EditedEvent }) {
  const editing = useEditing(eventKind, begun)
  const { draft, facts, round, fields, change } = editing
  return (
    <ContentEditor
      editing={editing}
      title={draft.title}
      about={cityOf(facts.city)?.name}
      aside={
        <>
          <Organisers event={facts} />
          <CallOff editing={editing} />
        </>
      }
    >
      <EventFields key={`fields ${round}`} city={facts.city} written={{ draft, fields, onChange: change }} />
      <TicketTypes
        key={`tickets ${round}`}
        tickets={draft.tickets}
        seats={facts.seats}
        fields={fields}
        onChange={(tickets) => change({ tickets })}
      />
      <WrittenBlocks editing={editing} />
    </ContentEditor>
  )
}
