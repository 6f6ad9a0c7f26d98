import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Button } from '../../src/index.ts'
import { Content } from './content.tsx'
import { Controls } from './controls.tsx'
import styles from './gallery.module.css'
import { Overlays } from './overlays.tsx'
import { Tokens } from './tokens.tsx'

const themes = ['system', 'light', 'dark'] as const

function Gallery() {
  const [theme, setTheme] = useState<(typeof themes)[number]>('system')

  function choose(next: (typeof themes)[number]) {
    setTheme(next)
    if (next === 'system') document.documentElement.removeAttribute('data-theme')
    else document.documentElement.dataset.theme = next
  }

  return (
    <main className={styles.gallery} id="top">
      <div className={styles.head}>
        <h1>Parts</h1>
        <div>
          {themes.map((each) => (
            <Button
              key={each}
              variant={each === theme ? 'secondary' : 'quiet'}
              size={40}
              aria-pressed={each === theme}
              onClick={() => choose(each)}
            >
              {each}
            </Button>
          ))}
        </div>
      </div>
      <p className={styles.intro}>Every part of the design system with its states. Everything here can be pressed.</p>
      <div className={styles.specimens}>
        <Tokens />
        <Controls />
        <Content />
        <Overlays />
      </div>
    </main>
  )
}

const place = document.getElementById('gallery')
if (place) createRoot(place).render(<Gallery />)
