import { defineScreen, useCity } from '@nukkad/platform'
import { Page } from '@nukkad/ui/page'
import styles from './welcome.module.css'

function WelcomePage() {
  const { city } = useCity()
  return (
    <Page kind="text" className={styles.page}>
      <h1 className={styles.title}>__title__</h1>
      <p>{city ? `Something for ${city.name} begins here.` : 'Something begins here.'}</p>
    </Page>
  )
}

export const screen = defineScreen({
  head: () => ({ title: '__title__ | Nukkad', description: '__title__ on Nukkad.' }),
  Component: WelcomePage,
})
