import { expect, type Page, test } from 'playwright/test'
import { complaintsOf } from '../system/complaints.ts'
import { signInByPassword } from '../system/people/sign-in.ts'

const editor = 'meera@nukkad.test'

/** A second of video, recorded in this browser. */
async function recordedVideo(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 180 })
    const paint = canvas.getContext('2d')
    const parts: Blob[] = []
    const recorder = new MediaRecorder(canvas.captureStream(20), { mimeType: 'video/webm' })
    recorder.ondataavailable = ({ data }) => parts.push(data)
    const isDone = new Promise((resolve) => {
      recorder.onstop = resolve
    })
    recorder.start()
    for (let frame = 0; frame < 20; frame += 1) {
      if (paint) paint.fillStyle = `rgb(${120 + 5 * frame} 90 90)`
      paint?.fillRect(0, 0, 320, 180)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    recorder.stop()
    await isDone
    const bytes = new Uint8Array(await new Blob(parts).arrayBuffer())
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  })
  return Buffer.from(base64, 'base64')
}

/** Plays a video, without its sound, and returns how far it came. */
async function played(video: Node): Promise<number> {
  if (!(video instanceof HTMLVideoElement)) return 0
  video.muted = true
  await video.play()
  await new Promise((resolve) => setTimeout(resolve, 400))
  return video.currentTime
}

test(
  'an editor writes, previews and publishes a post, and a visitor reads it',
  { tag: '@desktop' },
  // limit: each step continues with the draft that the previous one saved
  async ({ page, browser }, { project }) => {
    test.setTimeout(120_000)
    const complaints = complaintsOf(page)
    const title = `Rain on Lodhi Road ${project.name} ${Date.now()}`
    const main = page.getByRole('main')
    const saved = () => expect(main.getByText(/^Saved at/)).toBeVisible()

    await test.step('creates a draft by its title', async () => {
      await page.goto('/editor')
      await signInByPassword(page, editor)
      await main.getByRole('link', { name: 'Write a post' }).click()
      await expect(main.getByRole('heading', { level: 1, name: 'A new post' })).toBeVisible()
      await main.getByLabel('Title').fill(title)
      await main.getByLabel('City').selectOption('delhi')
      await main.getByRole('button', { name: 'Start' }).click()
      await expect(page).toHaveURL(/\/editor\/\d+/)
    })

    await test.step('saves the text automatically', async () => {
      await main.getByLabel('Kicker').fill('Rain')
      await main.getByLabel('Line').fill('Where to stand when it pours.')
      await main.getByLabel('What the picture shows').fill('A street in the rain')
      await main.getByRole('region', { name: 'Add a block' }).getByRole('button', { name: 'Text' }).click()
      await expect(main.getByLabel('Heading of the text')).toBeFocused()
      await main.getByRole('textbox', { name: 'Text', exact: true }).click()
      await page.keyboard.type('Take the ')
      await page.keyboard.press('ControlOrMeta+b')
      await page.keyboard.type('long')
      await page.keyboard.press('ControlOrMeta+b')
      await page.keyboard.type(' way, <script>alert(1)</script>slowly.')
      await saved()
    })

    await test.step('adds a video, whose first frame becomes its picture', async () => {
      await main.getByRole('region', { name: 'Add a block' }).getByRole('button', { name: 'Video' }).click()
      await main.getByRole('region', { name: 'Blocks' }).getByLabel('What kind').selectOption('Upload a video')
      const file = { name: 'rain.webm', mimeType: 'video/webm', buffer: await recordedVideo(page) }
      await main.getByLabel('The video', { exact: true }).setInputFiles(file)
      await main.getByLabel('What the video shows and says').fill('Grey turns to red. Nobody speaks.')
      await expect(main.getByRole('status').filter({ hasText: 'The uploaded video' })).toBeVisible()
      await expect(main.getByRole('group', { name: 'Picture before it plays' }).getByRole('img')).toBeVisible()
      await saved()
    })

    let href = ''
    await test.step('shows the preview to its editor only', async () => {
      const preview = page.waitForEvent('popup')
      await main.getByRole('link', { name: /^Preview/ }).click()
      const look = await preview
      await expect(look.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(look.getByRole('main').locator('strong', { hasText: 'long' })).toBeVisible()
      href = new URL(look.url()).pathname
      await look.close()
      const visitor = await browser.newPage()
      const answer = await visitor.goto(new URL(href, page.url()).href)
      expect(answer?.status()).toBe(404)
      await expect(visitor.getByRole('heading', { level: 1, name: 'Nothing to see here yet' })).toBeVisible()
      await visitor.close()
    })

    await test.step('publishes the post for visitors', async () => {
      await main.getByRole('button', { name: 'Publish now' }).click()
      await expect(main.getByText('Readers see it as it is.')).toBeVisible()
      const address = await main.getByRole('link', { name: 'View page' }).getAttribute('href')
      const visitor = await browser.newPage()
      await visitor.goto(new URL(address ?? '', page.url()).href)
      await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(visitor.getByRole('main')).toContainText('<script>alert(1)</script>slowly')
      const video = visitor.locator('video')
      await expect(video).toHaveAttribute('poster', /^\/api\/media\//)
      expect(await video.evaluate(played)).toBeGreaterThan(0)
      await visitor.close()
    })

    await test.step('adds a place in the same back office', async () => {
      const name = `Kettle Corner ${project.name} ${Date.now()}`
      await page.goto('/editor?of=places')
      await main.getByRole('link', { name: 'Add a place' }).click()
      // Not 'Search by title' of the list, which is shown until the form has loaded.
      await main.getByLabel('Title', { exact: true }).fill(name)
      await main.getByLabel('City').selectOption('delhi')
      await main.getByLabel('Neighbourhood').selectOption('hauz-khas')
      await main.getByRole('button', { name: 'Start' }).click()
      await main.getByLabel('Type', { exact: true }).fill('Tea stall')
      await main.getByLabel('Line').fill('Ginger first, sugar later.')
      await main.getByLabel('Story').fill('The kettle has been on since 1974.\n\nSit on the left bench.')
      await main.getByLabel('What the picture shows').fill('A kettle')
      await main.getByLabel(/^Hours/).fill('Daily 7 am – 10 pm')
      await main.getByLabel('Address', { exact: true }).first().fill('12 Aurobindo Marg')
      await main.getByRole('button', { name: 'Publish now' }).click()
      await expect(main.getByText('Readers see it as it is.')).toBeVisible()
      const address = await main.getByRole('link', { name: 'View page' }).getAttribute('href')
      await page.goto(address ?? '')
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      await expect(main).toContainText('Sit on the left bench.')
      await expect(main).toContainText('Daily 7 am – 10 pm')
    })
    expect(complaints()).toEqual([])
  },
)
