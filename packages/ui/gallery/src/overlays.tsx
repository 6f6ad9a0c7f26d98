import { useState } from 'react'
import { Dialog } from '../../src/dialog/dialog.tsx'
import { Drawer } from '../../src/drawer/drawer.tsx'
import { Button, Checkbox, Cluster, Snackbar, Stack, TextField } from '../../src/index.ts'
import { Specimen } from './specimen.tsx'

/** Overlays, and the snackbar at the bottom. */
export function Overlays() {
  const [open, setOpen] = useState<string | null>(null)
  const close = () => setOpen(null)
  return (
    <Specimen name="Dialog, Drawer, Snackbar">
      <Stack gap={4}>
        <Cluster>
          {['dialog', 'left', 'right', 'bottom'].map((each) => (
            <Button key={each} variant="secondary" size={40} data-opens={each} onClick={() => setOpen(each)}>
              {each === 'dialog' ? 'Dialog' : `Drawer ${each}`}
            </Button>
          ))}
        </Cluster>
        <Snackbar tone="success" action={{ label: 'View bag', run: () => {} }}>
          Blue pottery jar is in your bag
        </Snackbar>
        <Snackbar tone="error">The bag did not answer. Try again.</Snackbar>
        <Snackbar>Showing Delhi NCR</Snackbar>
      </Stack>
      <Dialog
        isOpen={open === 'dialog'}
        onOpenChange={close}
        title="Log out?"
        description="Your saved places and orders stay with your account."
        actions={
          <>
            <Button variant="secondary" onClick={close}>
              Cancel
            </Button>
            <Button onClick={close}>Log out</Button>
          </>
        }
      >
        <TextField label="Tell us why" optional />
      </Dialog>
      {(['left', 'right', 'bottom'] as const).map((side) => (
        <Drawer
          key={side}
          side={side}
          isOpen={open === side}
          onOpenChange={close}
          title="Filter"
          actions={<Button onClick={close}>Show 24 products</Button>}
        >
          {['Home decor', 'Kitchen', 'Clothing', 'Jewellery', 'Stationery'].map((each, at) => (
            <Checkbox key={each} label={each} count={128 - 17 * at} />
          ))}
        </Drawer>
      ))}
    </Specimen>
  )
}
