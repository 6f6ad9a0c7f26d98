import type { EditedEvent } from '@nukkad/contracts/endpoints/editor'
import { BlockStack } from './block-stack.tsx'
import { CallOff } from './call-off.tsx'
import { EventFields } from './event-fields.tsx'
import { eventKind } from './event-kind.ts'
import { Organisers } from './organisers.tsx'
import { ThingEditor } from './thing-editor.tsx'
import { TicketTypes } from './ticket-types.tsx'
import { useEditing } from './use-editing.ts'

/** An event under the hands of an editor. */
export function EventEditor({ begun }: { readonly begun: EditedEvent }) {
  const editing = useEditing(eventKind, begun)
  const { draft, facts, round, fields, change } = editing
  return (
    <ThingEditor
      editing={editing}
      title={draft.title}
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
      <BlockStack city={facts.city} blocks={draft.blocks} fields={fields} onChange={(blocks) => change({ blocks })} />
    </ThingEditor>
  )
}
