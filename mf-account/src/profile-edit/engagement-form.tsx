import { cities } from '@nukkad/contracts'
import { adultAge, type EngagementProfile, preferences } from '@nukkad/contracts/endpoints/people/engagement'
import { agreeToEngagement, withdrawEngagement } from '@nukkad/contracts/endpoints/people/engagement-consent'
import type { User } from '@nukkad/platform'
import { useApi, useMutation, useNotify, useSession, useUnsavedInput } from '@nukkad/platform'
import { Checkbox } from '@nukkad/ui/checkbox'
import { Form } from '@nukkad/ui/form'
import { Page } from '@nukkad/ui/page'
import { SelectField } from '@nukkad/ui/select-field'
import { TextField } from '@nukkad/ui/text-field'
import { useState } from 'react'

const words: Readonly<Record<(typeof preferences)[number], string>> = {
  food: 'Food and restaurants',
  shopping: 'Shopping',
  events: 'Events',
  travel: 'Travel',
  fitness: 'Fitness',
  arts: 'Arts and culture',
  beauty: 'Beauty and spas',
  nightlife: 'Bars and nightlife',
  home: 'Home and decor',
  family: 'Family',
}
const genders = [
  { value: '', label: 'I’d rather not say' },
  { value: 'woman', label: 'Woman' },
  { value: 'man', label: 'Man' },
  { value: 'other', label: 'Another' },
]
const nothing: EngagementProfile = { city: null, preferences: [], gender: null, age: null }

/** Preferences used for recommendations, stored only with consent; withdrawing consent deletes them all. */
export function EngagementForm({ user }: { readonly user: User }) {
  const api = useApi()
  const notify = useNotify()
  const { update } = useSession()
  const [agrees, setAgrees] = useState(Boolean(user.engagement))
  const [told, setTold] = useState(user.engagement ?? nothing)
  const [isChanged, setChanged] = useState(false)
  const [hasTried, setTried] = useState(false)
  const isChild = agrees && told.age !== null && told.age < adultAge
  useUnsavedInput(isChanged)
  const saving = useMutation({
    mutationFn: async () =>
      (await (agrees ? api.call(agreeToEngagement, { body: told }) : api.call(withdrawEngagement))).data,
    onSuccess(changed) {
      update(changed)
      setTold(changed.engagement ?? nothing)
      setChanged(false)
      notify(
        agrees ? 'Saved. You can withdraw your consent here at any time.' : 'Your preferences have been deleted.',
        {
          tone: 'success',
        },
      )
    },
  })
  const change = (parts: Partial<EngagementProfile>) => {
    setTold({ ...told, ...parts })
    setChanged(true)
  }
  return (
    <Page kind="form">
      <h2>Your preferences</h2>
      <Form
        size={56}
        label="Your preferences"
        submit="Save preferences"
        busy={saving.isPending}
        error={saving.error?.message}
        onSubmit={() => {
          setTried(true)
          if (!isChild) saving.mutate()
        }}
      >
        <Checkbox
          label="Use my preferences to personalise suggestions"
          hint="Without your consent, none of this is stored or shared."
          checked={agrees}
          onChange={(event) => {
            setAgrees(event.target.checked)
            setChanged(true)
          }}
        />
        {agrees && <ToldFields told={told} ageError={hasTried && isChild ? forAdults : undefined} onChange={change} />}
      </Form>
    </Page>
  )
}

const forAdults = `Suggestions by preference are for people of ${adultAge} and over, as the law protects children from them.`

interface ToldFieldsProps {
  readonly told: EngagementProfile
  readonly ageError: string | undefined
  readonly onChange: (parts: Partial<EngagementProfile>) => void
}

function ToldFields({ told, ageError, onChange }: ToldFieldsProps) {
  return (
    <>
      <SelectField
        label="City"
        options={[
          { value: '', label: 'No preference' },
          ...cities.map(({ slug, name }) => ({ value: slug, label: name })),
        ]}
        value={told.city ?? ''}
        onChange={(event) => onChange({ city: event.target.value || null })}
      />
      <fieldset>
        <legend>What you like</legend>
        {preferences.map((one) => (
          <Checkbox
            key={one}
            label={words[one]}
            checked={told.preferences.includes(one)}
            onChange={(event) =>
              onChange({
                preferences: preferences.filter((each) =>
                  each === one ? event.target.checked : told.preferences.includes(each),
                ),
              })
            }
          />
        ))}
      </fieldset>
      <SelectField
        label="Gender"
        options={genders}
        value={told.gender ?? ''}
        onChange={({ target: { value } }) =>
          onChange({ gender: value === 'woman' || value === 'man' || value === 'other' ? value : null })
        }
      />
      <TextField
        label="Age"
        optional
        type="number"
        inputMode="numeric"
        min={adultAge}
        error={ageError}
        max={120}
        value={told.age ?? ''}
        onChange={(event) => onChange({ age: event.target.value ? Number(event.target.value) : null })}
      />
    </>
  )
}
