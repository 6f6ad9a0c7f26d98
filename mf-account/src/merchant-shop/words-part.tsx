import { changeShopWords, type OwnShop } from '@nukkad/contracts/endpoints/merchants/merchant-shop'
import { type BrandMood, brandMoods } from '@nukkad/contracts/endpoints/shop/brands'
import { useApi } from '@nukkad/platform'
import { Checkbox } from '@nukkad/ui/checkbox'
import { TextArea } from '@nukkad/ui/text-area'
import { TextField } from '@nukkad/ui/text-field'
import styles from './merchant-shop.module.css'
import { OwnPicture } from './own-picture.tsx'
import { type PartFacts, ShopPart } from './shop-part.tsx'
import { checksOfWords, factsOfWords, moodsIn, type WordName, wordsBody } from './shop-words.ts'

const moodNames: Readonly<Record<BrandMood, string>> = {
  heirloom: 'Heirloom',
  playful: 'Playful',
  quiet: 'Quiet',
  festive: 'Festive',
  earthy: 'Earthy',
  bold: 'Bold',
}

/** The picture and the texts of the shop's page. */
export function WordsPart({ shop }: { readonly shop: OwnShop }) {
  const api = useApi()
  const { words } = shop
  return (
    <ShopPart<WordName>
      title="What shoppers read"
      lead="Your page, your products’ pages and the lists of makers show this."
      part="words"
      before={factsOfWords(words)}
      checks={checksOfWords}
      send={(facts: PartFacts<WordName>) => api.call(changeShopWords, { body: wordsBody(facts, words.version) })}
      submit="Save picture and texts"
      saved="Saved. Shoppers will see it within 30 seconds."
      fields={(typed, facts) => (
        <>
          <OwnPicture key={words.picture.url} words={words} {...typed('picture')} />
          <TextField label="Who makes it" maxLength={80} {...field(typed('maker'))} />
          <TextField
            label="In one line"
            hint="Shown below your shop’s name"
            maxLength={160}
            {...field(typed('line'))}
          />
          <TextField label="Title of your story" maxLength={80} {...field(typed('story_title'))} />
          <TextArea
            label="Your story"
            hint="One paragraph: how you work, and how it began"
            rows={5}
            maxLength={1200}
            {...field(typed('story'))}
          />
          <div className={styles.pair}>
            <TextField
              label="Since"
              optional
              hint="The year when you began"
              inputMode="numeric"
              maxLength={4}
              {...field(typed('since'))}
            />
            <TextField
              label="Email for shoppers"
              optional
              hint="For questions and complaints; everybody can read it"
              type="email"
              inputMode="email"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={254}
              {...field(typed('contact_email'))}
            />
          </div>
          <fieldset className={styles.moods}>
            <legend>Your style</legend>
            {brandMoods.map((mood) => (
              <Checkbox
                key={mood}
                label={moodNames[mood]}
                checked={moodsIn(facts).includes(mood)}
                onChange={({ target }) =>
                  typed('moods').onValue(
                    brandMoods
                      .filter((one) => (one === mood ? target.checked : moodsIn(facts).includes(one)))
                      .join(' '),
                  )
                }
              />
            ))}
          </fieldset>
        </>
      )}
    />
  )
}

/** Without the handler that only fields of our own have. */
const field = <Props extends { readonly onValue: unknown }>({ onValue: _, ...props }: Props) => props
