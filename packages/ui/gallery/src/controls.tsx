import { useState } from 'react'
import {
  Badge,
  Button,
  ButtonLink,
  Checkbox,
  CheckResult,
  Chip,
  Cluster,
  EmailField,
  IconBag,
  IconButton,
  IconHeart,
  IconSearch,
  IconTruck,
  OtpField,
  PhotoField,
  QuantityStepper,
  RadioGroup,
  SelectField,
  Stack,
  TextArea,
  TextField,
  Viewfinder,
} from '../../src/index.ts'
import { Specimen } from './specimen.tsx'

const sizes = [32, 36, 40, 48, 56] as const

function Buttons() {
  return (
    <Specimen name="Button">
      <Stack gap={4}>
        <Cluster>
          <Button>Add to bag</Button>
          <Button variant="secondary">Near me</Button>
          <Button variant="quiet">Size guide</Button>
          <Button variant="danger">Remove</Button>
        </Cluster>
        <Cluster>
          <Button className="is-hovered">Hover</Button>
          <Button className="is-focused">Focus</Button>
          <Button disabled>Disabled</Button>
          <Button busy>Adding…</Button>
        </Cluster>
        <Cluster>
          {sizes.map((size) => (
            <Button key={size} size={size} variant="secondary">
              {size}
            </Button>
          ))}
        </Cluster>
        <Button wide size={56} icon={<IconBag size={20} />}>
          Go to bag · ₹1,24,999
        </Button>
        <ButtonLink href="#top" variant="secondary" wide>
          A link as a button
        </ButtonLink>
      </Stack>
    </Specimen>
  )
}

function Small() {
  const [isSaved, setIsSaved] = useState(true)
  const [size, setSize] = useState('M')
  const [count, setCount] = useState(2)
  return (
    <>
      <Specimen name="IconButton">
        <Cluster>
          <IconButton label="Search" icon={<IconSearch size={22} />} />
          <IconButton
            label="Save"
            aria-pressed={isSaved}
            icon={<IconHeart size={22} />}
            onClick={() => setIsSaved(!isSaved)}
          />
          <IconButton label="Bag, 2 items" icon={<IconBag size={22} />} mark={2} />
          <IconButton label="Save over a picture" icon={<IconHeart size={18} />} raised size={40} />
          <IconButton label="Not now" icon={<IconTruck size={22} />} disabled />
        </Cluster>
      </Specimen>
      <Specimen name="Chip">
        <Stack gap={3}>
          <Cluster>
            <Chip href="#top">Chai stops</Chip>
            <Chip href="#top" isSelected>
              This weekend
            </Chip>
            <Chip disabled>Open now</Chip>
          </Cluster>
          <Cluster>
            {['XS', 'S', 'M', 'L'].map((each) => (
              <Chip key={each} kind="option" isSelected={each === size} onClick={() => setSize(each)}>
                {each}
              </Chip>
            ))}
            <Chip kind="option" disabled>
              XL
            </Chip>
          </Cluster>
        </Stack>
      </Specimen>
      <Specimen name="Badge">
        <Cluster>
          <Badge>New</Badge>
          <Badge tone="offer">LOKAL100</Badge>
          <Badge tone="success">Delivered</Badge>
          <Badge tone="warning">Only 2 left</Badge>
          <Badge tone="night">Sold out</Badge>
        </Cluster>
      </Specimen>
      <Specimen name="QuantityStepper">
        <Cluster gap={4}>
          <QuantityStepper label="Quantity of the jar" value={count} max={5} onChange={setCount} />
          <QuantityStepper label="Quantity of the pot" value={1} onChange={() => {}} busy />
        </Cluster>
      </Specimen>
    </>
  )
}

// limit: specimens of fields, which the gallery shows and captures as one sheet
function Fields() {
  const [way, setWay] = useState('cod')
  return (
    <>
      <Specimen name="TextField">
        <Stack gap={4}>
          <TextField label="Full name" autoComplete="name" placeholder="As on the door" />
          <TextField label="Mobile number" before="+91" inputMode="tel" hint="Only the courier calls it." />
          <TextField label="Pincode" defaultValue="11000" error="A pincode has six digits." inputMode="numeric" />
          <TextField
            label="Password"
            type="password"
            defaultValue="chandni"
            after={
              <Button variant="quiet" size={36}>
                Show
              </Button>
            }
          />
          <TextField label="City" value="Delhi NCR" disabled readOnly />
        </Stack>
      </Specimen>
      <Specimen name="EmailField">
        <Stack gap={4}>
          <EmailField value="asha@nukkad.test" onChange={() => {}} />
          <EmailField value="asha@" error="This is no email address." onChange={() => {}} />
        </Stack>
      </Specimen>
      <Specimen name="SelectField, TextArea">
        <Stack gap={4}>
          <SelectField
            label="Sort by"
            options={[
              { value: '10', label: 'Popular' },
              { value: '3', label: 'Price, low to high' },
            ]}
          />
          <TextArea
            label="Note to the maker"
            optional
            hint="Up to 300 letters."
            defaultValue="Wrap it in paper, please."
          />
        </Stack>
      </Specimen>
      <Specimen name="OtpField">
        <Stack gap={4}>
          <OtpField label="Code from your email" hint="Sent to asha@nukkad.test" defaultValue="4821" />
          <OtpField
            label="Code from your email, again"
            defaultValue="482193"
            error="That code is not right. 3 tries left."
          />
        </Stack>
      </Specimen>
      <Specimen name="PhotoField">
        <PhotoField
          label="Photos of the damage"
          hint="Up to four, each at most 8 MB."
          photos={[
            { id: 'a', src: 'jar.svg', state: 'ready' },
            { id: 'b', src: 'lota.svg', state: 'uploading' },
            { id: 'c', src: 'lac.svg', state: 'failed' },
          ]}
          onAdd={() => {}}
          onRemove={() => {}}
          onRetry={() => {}}
          onMove={() => {}}
        />
      </Specimen>
      <Specimen name="Viewfinder, CheckResult">
        <Stack gap={4}>
          <Viewfinder isOn={false} onToggle={() => {}} />
          <Viewfinder isOn onToggle={() => {}} />
          <CheckResult isYes word="Yes, come in">
            <p>Asha Menon, two seats</p>
          </CheckResult>
          <CheckResult isYes={false}>No one has this code.</CheckResult>
        </Stack>
      </Specimen>
      <Specimen name="Checkbox, RadioGroup">
        <Checkbox label="Home decor" count={128} defaultChecked />
        <Checkbox label="Kitchen" count={64} />
        <Checkbox label="Gift cards" hint="Not in this city yet" disabled />
        <RadioGroup
          label="How will you pay?"
          value={way}
          onChange={setWay}
          options={[
            { value: 'cod', label: 'Pay on delivery', hint: 'Cash or UPI on delivery', end: '₹1,499' },
            { value: 'online', label: 'Pay online', hint: 'UPI, card, net banking', end: '₹1,449' },
            { value: 'wallet', label: 'Nukkad balance', hint: 'Nothing in it yet', disabled: true },
          ]}
        />
      </Specimen>
    </>
  )
}

/** Buttons and form controls. */
export function Controls() {
  return (
    <>
      <Buttons />
      <Small />
      <Fields />
    </>
  )
}
