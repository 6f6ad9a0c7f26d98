import { demoPassword } from '@nukkad/world/people'
import { expect, type Page } from 'playwright/test'
import { codeFor } from './mailbox.ts'

let count = 0

/** The email of a new user for each journey, so that journeys do not share a cart. */
export const newcomer = (project: string): string => `${project}-${Date.now()}-${process.pid}-${++count}@nukkad.test`

/** Signs in through the dialog that a screen opened, with the code sent by email. */
export async function signInByCode(page: Page, email: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email').first().fill(email)
  await dialog.getByRole('button', { name: /code/i }).first().click()
  const code = await codeFor(email)
  await dialog.getByLabel('Your code').first().click()
  await page.keyboard.type(code)
  // A payment that was waiting for the sign-in opens a dialog of its own at once.
  await expect(dialog.filter({ has: page.getByLabel('Your code') })).toBeHidden()
}

/** Signs in as a staff member, through the dialog opened from the screen. */
export async function signInByPassword(page: Page, email: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('tab', { name: 'Password' }).click()
  await dialog.getByLabel('Email').first().fill(email)
  await dialog.getByRole('textbox', { name: 'Password' }).fill(demoPassword)
  const send = dialog.getByRole('button', { name: 'Sign in', exact: true })
  // Another sign-in to the same account within that second makes this attempt wait, so it is repeated.
  await expect(async () => {
    if (await send.isEnabled()) await send.click()
    await expect(dialog).toBeHidden({ timeout: 3000 })
  }).toPass({ intervals: [1000] })
}
