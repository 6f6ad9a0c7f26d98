import {
  type EditedQuestionnaire,
  editedQuestionnaire,
  type GiftQuestionnaire,
} from '@nukkad/contracts/endpoints/shop/questionnaires'
import { formatDay, formatTime, useApi, useMutation } from '@nukkad/platform'
import { Button } from '@nukkad/ui/button'
import { SelectField } from '@nukkad/ui/select-field'
import { useState } from 'react'
import styles from '../parts/staff/staff.module.css'

interface EarlierVersionsProps {
  readonly of: EditedQuestionnaire
  readonly onTake: (content: GiftQuestionnaire) => void
}

/** Every saved version is kept; restoring one makes it a draft until it is saved. */
export function EarlierVersions({ of: { slug, versions }, onTake }: EarlierVersionsProps) {
  const api = useApi()
  const earlier = versions.slice(1)
  const [chosen, choose] = useState('')
  const taking = useMutation({
    mutationFn: async () =>
      (await api.call(editedQuestionnaire, { params: { slug }, query: { version: Number(chosen) } })).data.content,
    onSuccess: onTake,
  })
  if (earlier.length === 0) return null
  return (
    <fieldset className={styles.group}>
      <legend>Earlier versions</legend>
      <div className={styles.begin}>
        <SelectField
          label="Earlier version"
          placeholder="Choose one"
          hint="It replaces the current version; visitors see it once you save"
          value={chosen}
          error={taking.error?.message}
          options={earlier.map(({ version, savedAt }) => ({
            value: String(version),
            label: `Version ${version}, ${formatDay(savedAt)}, ${formatTime(savedAt)}`,
          }))}
          onChange={({ target }) => choose(target.value)}
        />
        <Button variant="secondary" busy={taking.isPending} disabled={!chosen} onClick={() => taking.mutate()}>
          Restore this version
        </Button>
      </div>
    </fieldset>
  )
}
