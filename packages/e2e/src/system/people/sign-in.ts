import { demoPassword } from '@nukkad/world/people'
import { expect, type Page } from 'playwright/test'
import { codeFor } from './mailbox.ts'

let count = 0

/** Each comes as somebody new, so that journeys do not meet in one cart. */
export const newcomer = (project: string): string => `${project}-${Date.now()}-${process.pid}-${++count}@nukkad.test`

/** Through the dialog that a screen asked for, with the code that comes by mail. */
export async function signInByCode(page: Page, email: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email').first().fill(email)
  await dialog.getByRole('button', { name: /code/i }).first().click()
  const code = await codeFor(email)
  await dialog.getByLabel('Your code').first().click()
  await page.keyboard.type(code)
  await expect(dialog).toBeHidden()
}

/** Somebody of the team, through the dialog that their screen asks for. */
export async function signInByPassword(page: Page, email: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('tab', { name: 'Password' }).click()
  await dialog.getByLabel('Email').first().fill(email)
  await dialog.getByRole('textbox', { name: 'Password' }).fill(demoPassword)
  const send = dialog.getByRole('button', { name: 'Sign in', exact: true })
  // Somebody who signs in as the same person within that second makes this try wait: it is made again, as a person would.
  await expect(async () => {
    if (await send.isEnabled()) await send.click()
    await expect(dialog).toBeHidden({ timeout: 3000 })
  }).toPass({ intervals: [1000] })
}
