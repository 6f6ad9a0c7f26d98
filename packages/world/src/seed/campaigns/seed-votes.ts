import { createHash, createHmac } from 'node:crypto'
import { indianMidnight } from '@nukkad/contracts/indian-time'
import { merchants } from '../../build/merchants.ts'
import { awards, awardYear, polls } from '../../data/ballots.ts'
import { type GiveawaySeed, giveaways } from '../../data/giveaways.ts'
import { openings } from '../../data/openings.ts'
import type { SeedTx } from '../../database.ts'
import { describePicture } from '../../describe-picture.ts'
import { describeScene, picturePaths } from '../../picture.ts'

const country = 'all'
const day = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * day)
/** Midnight in India, this many days from now: what begins or ends does so with a day. */
const midnightIn = (days: number) => indianMidnight(Date.now(), days)

const sceneOf = (scene: string, alt: string) => ({
  picture_url: picturePaths.scene(country, scene),
  picture_alt: alt,
  picture_ground: describeScene(country, scene).ground,
})

/** Polls, awards, giveaways and job openings; existing data is not changed. */
export async function seedVotes(tx: SeedTx): Promise<void> {
  const seeded =
    await tx`insert into seed_run (name, version) values ('votes', 1) on conflict do nothing returning name`
  if (seeded.length === 0) return
  await seedBallots(tx)
  for (const one of giveaways) await seedGiveaway(tx, one)
  const rows = openings.map(({ about, does, needs, ...opening }, position) => ({
    ...opening,
    about: [...about],
    does: [...does],
    needs: [...needs],
    position,
    posted_at: inDays(-20 + position),
  }))
  await tx`insert into opening ${tx(rows)}`
}

async function seedBallots(tx: SeedTx): Promise<void> {
  for (const { id, title, intro, days, options } of polls) {
    await tx`insert into ballot ${tx({ id, kind: 'poll', title, intro, ends_at: midnightIn(days) })}`
    const rows = options.map(({ scene, alt, ...option }, position) => ({
      ...option,
      ballot_id: id,
      position,
      ...sceneOf(scene, alt),
    }))
    await tx`insert into ballot_option ${tx(rows)}`
  }
  for (const [position, { category, title, line, brands }] of awards.entries()) {
    const id = `awards-${awardYear}-${category}`
    const ballot = {
      id,
      kind: 'award',
      title,
      intro: line,
      category,
      year: awardYear,
      position,
      ends_at: midnightIn(60),
    }
    await tx`insert into ballot ${tx(ballot)}`
    const rows = brands.map(([slug, why], place) => {
      const maker = merchants.find((one) => one.slug === slug)
      const path = picturePaths.maker(slug)
      return {
        ballot_id: id,
        id: slug,
        slug,
        title: maker?.name ?? slug,
        line: why,
        position: place,
        picture_url: path,
        picture_alt: maker?.line ?? '',
        picture_ground: describePicture(path)?.ground ?? '#e8dfd0',
      }
    })
    await tx`insert into ballot_option ${tx(rows)}`
  }
}

async function seedGiveaway(tx: SeedTx, giveaway: GiveawaySeed): Promise<void> {
  const { id, title, prize, intro, rules, beaconSource, scene, alt, winners, from, to, chance, beacon, winner } =
    giveaway
  const seed = createHash('sha256').update(`nukkad ${chance}`).digest()
  const row = {
    id,
    title,
    prize,
    intro,
    rules: [...rules],
    beacon_source: beaconSource,
    form_id: 'giveaway',
    winners,
    ...sceneOf(scene, alt),
    starts_at: midnightIn(from),
    ends_at: midnightIn(to),
    seed,
    seed_hash: createHash('sha256').update(seed).digest(),
  }
  await tx`insert into giveaway ${tx(row)}`
  if (!beacon) return
  const entries = Array.from({ length: 40 }, (_, at) =>
    createHash('sha256').update(`${id} ${at}`).digest('hex').slice(0, 16),
  ).sort()
  await tx`
    insert into giveaway_entry ${tx(entries.map((entry) => ({ giveaway_id: id, entry, entered_at: inDays(from + 1) })))}`
  const key = Buffer.concat([seed, Buffer.from(beacon, 'utf8')])
  const drawn = entries
    .map((entry) => ({ entry, rank: createHmac('sha256', key).update(entry).digest('hex') }))
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
  await tx`
    update giveaway set beacon = ${beacon}, drawn_at = ${inDays(to + 2)},
      list_hash = ${createHash('sha256').update(entries.join('\n')).digest()}
    where id = ${id}`
  const rows = drawn.slice(0, winners).map(({ entry }, at) => ({ giveaway_id: id, rank: at + 1, entry }))
  await tx`insert into giveaway_winner ${tx(rows)}`
  if (winner) await giveToPerson(tx, id, winner, inDays(to + 2))
}

/** The first winner is a person who can sign in and answer: told at the draw, and able to answer for seven days. */
async function giveToPerson(tx: SeedTx, id: string, email: string, told: Date): Promise<void> {
  const answerBy = new Date(indianMidnight(told, 8).getTime() - 1)
  await tx`
    update giveaway_entry e set user_id = (select id from app_user where email = ${email})
    from giveaway_winner w
    where w.giveaway_id = ${id} and w.rank = 1 and e.giveaway_id = w.giveaway_id and e.entry = w.entry`
  await tx`
    update giveaway_winner set told_at = ${told}, answer_by = ${answerBy} where giveaway_id = ${id} and rank = 1`
}
