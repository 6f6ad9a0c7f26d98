import type { StoredBlock } from '@nukkad/contracts/content-block'
import type { BlockFormProps } from '@nukkad/editor'
import styles from '@nukkad/editor/editor.module.css'
import { asSentence, PictureField } from '@nukkad/editor/fields'
import { TextArea } from '@nukkad/ui/text-area'
import { TextField } from '@nukkad/ui/text-field'
import { useState } from 'react'
import { nameIn, type StoredKind } from './stored-blocks.ts'
import { TextBlock } from './text-block.tsx'

interface BlockFieldsProps {
  readonly city: string
  readonly block: StoredBlock
  readonly error: string | undefined
  readonly onChange: (block: StoredBlock) => void
}

type Data = Omit<StoredBlock, 'type'>

/** The fields of a kind over its data. */
export const formOf =
  (type: StoredKind) =>
  ({ data, city, problems, onChange }: BlockFormProps<Data>) => (
    <BlockFields
      city={city ?? 'delhi'}
      block={{ type, ...data } as StoredBlock}
      error={asSentence(Object.values(problems)[0])}
      onChange={({ type: _, ...next }) => onChange(next)}
    />
  )

/** The few fields of one block. */
function BlockFields({ city, block, error, onChange }: BlockFieldsProps) {
  switch (block.type) {
    case 'text':
      return <TextBlock html={block.html} error={error} onChange={(html) => onChange({ ...block, html })} />
    case 'heading':
      return (
        <TextField
          label="Heading"
          maxLength={200}
          value={block.text}
          error={error}
          onChange={(event) => onChange({ ...block, text: event.target.value })}
        />
      )
    case 'tip':
      return (
        <TextArea
          label="Good to know"
          rows={2}
          maxLength={1000}
          value={block.text}
          error={error}
          onChange={(event) => onChange({ ...block, text: event.target.value })}
        />
      )
    case 'quote':
      return (
        <div className={styles.fields}>
          <TextArea
            label="What was said"
            rows={2}
            maxLength={1000}
            value={block.text}
            error={error}
            onChange={(event) => onChange({ ...block, text: event.target.value })}
          />
          <TextField
            label="Who said it"
            optional
            maxLength={120}
            value={block.who}
            onChange={(event) => onChange({ ...block, who: event.target.value })}
          />
        </div>
      )
    case 'picture':
      return (
        <div className={styles.fields}>
          <PictureField
            city={city}
            picture={block.picture}
            error={error}
            onChange={(picture) => onChange({ ...block, picture })}
          />
          <TextField
            label="Caption"
            optional
            maxLength={300}
            value={block.caption}
            onChange={(event) => onChange({ ...block, caption: event.target.value })}
          />
        </div>
      )
    case 'places':
    case 'products':
    case 'events':
      return (
        <div className={styles.fields}>
          <TextField
            label="Heading of the list"
            optional
            maxLength={160}
            value={block.title}
            onChange={(event) => onChange({ ...block, title: event.target.value })}
          />
          <Names slugs={block.slugs} error={error} onChange={(slugs) => onChange({ ...block, slugs })} />
        </div>
      )
    default:
      return (
        <TextField
          label={block.type === 'map' ? 'The map' : 'The film'}
          hint="Its address, or the last part of it"
          value={block.slug}
          error={error}
          onChange={(event) => onChange({ ...block, slug: nameIn(event.target.value) })}
        />
      )
  }
}

interface NamesProps {
  readonly slugs: readonly string[]
  readonly error: string | undefined
  readonly onChange: (slugs: string[]) => void
}

function Names({ slugs, error, onChange }: NamesProps) {
  const [text, setText] = useState(slugs.join('\n'))
  return (
    <TextArea
      label="One a line"
      hint="Addresses, or the last parts of them; 24 at most"
      rows={3}
      value={text}
      error={error}
      spellCheck={false}
      onChange={(event) => {
        setText(event.target.value)
        const names = event.target.value.split('\n').map(nameIn).filter(Boolean)
        onChange([...new Set(names)].slice(0, 24))
      }}
    />
  )
}
