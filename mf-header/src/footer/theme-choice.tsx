import { type Theme, themeCookie, themeOf } from '@nukkad/contracts/page-theme'
import { useSyncExternalStore } from 'react'
import styles from './theme-choice.module.css'

type Choice = Theme | 'device'

const choices: readonly { readonly value: Choice; readonly title: string }[] = [
  { value: 'device', title: 'Automatic' },
  { value: 'light', title: 'Light' },
  { value: 'dark', title: 'Dark' },
]
const year = 31_536_000

/** Chooses between light, dark and what the device says. The server marks pages by the cookie, so nothing flashes. */
export function ThemeChoice() {
  const chosen = useSyncExternalStore(subscribe, chosenNow, () => 'device')
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>Colours</legend>
      {choices.map(({ value, title }) => (
        <label key={value} className={styles.option}>
          <input type="radio" name="theme" checked={chosen === value} onChange={() => choose(value)} />
          {title}
        </label>
      ))}
    </fieldset>
  )
}

const root = () => document.documentElement

function subscribe(told: () => void): () => void {
  const observer = new MutationObserver(told)
  observer.observe(root(), { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}

const chosenNow = (): Choice => themeOf(root().dataset.theme) ?? 'device'

function choose(choice: Choice): void {
  const isKept = choice !== 'device'
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and on plain HTTP
  document.cookie = `${themeCookie}=${isKept ? choice : ''}; path=/; max-age=${isKept ? year : 0}; samesite=lax`
  if (isKept) root().dataset.theme = choice
  else delete root().dataset.theme
  // The browser's own frame has the colour of the page's background.
  const paper = getComputedStyle(root()).getPropertyValue('--paper')
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) meta.content = paper
}
