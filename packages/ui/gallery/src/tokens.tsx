import { Logo, Skyline } from '../../src/index.ts'
import { drawings } from '../../src/skyline/drawings.tsx'
import { type ColourName, light } from '../../src/tokens/palette.ts'
import styles from './gallery.module.css'
import { Specimen } from './specimen.tsx'

const cities = Object.keys(drawings)
const colours = Object.keys(light) as ColourName[]
const titles = [
  ['--title-xl', 'Delhi is best walked after six.'],
  ['--title-l', 'Made in the city, ₹1,24,999'],
  ['--title-m', 'A slow Sunday in Lodhi Colony'],
  ['--title-s', 'Jazz under the neem'],
] as const

/** Colour, type and icons. */
export function Tokens() {
  return (
    <>
      <Specimen name="Colour" wide>
        <ul className={styles.swatches}>
          {colours.map((name) => (
            <li key={name}>
              <span className={styles.swatch} style={{ background: `var(--${name})` }} />
              {name}
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name="Type" wide>
        {titles.map(([size, text]) => (
          <p key={size} className={styles.title} style={{ fontSize: `var(${size})` }}>
            {text}
          </p>
        ))}
        <p style={{ maxWidth: '60ch' }}>
          Lamps along Lodhi Road, kebabs at Nizamuddin, and a jazz trio under the neem at eight. From ₹499; fourteen
          seats are left, and the last metro leaves at 11.10.
        </p>
      </Specimen>
      <Specimen name="Logo, Skyline" wide>
        <Logo />
        <ul className={styles.skylines}>
          {cities.map((city) => (
            <li key={city}>
              <Skyline city={city} size={72} />
              {city}
            </li>
          ))}
        </ul>
      </Specimen>
    </>
  )
}
