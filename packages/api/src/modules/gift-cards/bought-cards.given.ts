import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { receivedGiftCard } from '@nukkad/contracts/endpoints/money/gift-card-redeeming'
import {
  changeGiftCard,
  giftCardTransaction,
  refundGiftCard,
  resendGiftCard,
} from '@nukkad/contracts/endpoints/money/gift-cards'
import sharp from 'sharp'
import { createHousekeeping } from '../../housekeeping/housekeeping.ts'
import { type GivenUser, givenIn } from '../../testing/users.given.ts'
import { givenGateway, useWorldWithGateway } from '../payments/gateway.given.ts'
import { givenPaidGifts } from './gift-card.given.ts'

/** Gift cards as seen by buyers and owners; pictures in mails come from a server that runs for the tests. */
export function useGiftCards() {
  const images = createServer((_, response) => {
    void sharp({ create: { width: 560, height: 350, channels: 3, background: '#b5371f' } })
      .webp()
      .toBuffer()
      .then((bytes) => response.writeHead(200, { 'content-type': 'image/webp' }).end(bytes))
  })
  afterAll(() => void images.close())
  const world = useWorldWithGateway(async () => {
    await new Promise<void>((resolve) => images.listen(0, '127.0.0.1', resolve))
    return { IMAGES_URL: `http://127.0.0.1:${(images.address() as AddressInfo).port}` }
  })
  const given = { ...givenIn(world), gifts: () => givenPaidGifts(world) }
  const gateway = () => givenGateway(world)
  beforeEach(() => gateway().hearing(true))
  const look = async ({ token }: GivenUser, transactionId: string) =>
    (await world.call(giftCardTransaction, { as: token, params: { transactionId } })).body.data
  const change = ({ token }: GivenUser, transactionId: string, body: object) =>
    world.call(changeGiftCard, { as: token, params: { transactionId }, body })
  const resend = ({ token }: GivenUser, transactionId: string) =>
    world.call(resendGiftCard, { as: token, params: { transactionId } })
  const giveBack = ({ token }: GivenUser, transactionId: string) =>
    world.call(refundGiftCard, { as: token, params: { transactionId } })
  const received = (token: string, as?: string) => world.call(receivedGiftCard, { query: { token }, as })
  const sweep = () => {
    const { db, app, clock, modules } = world
    return createHousekeeping({ db, log: app.log, now: clock.now, jobs: modules.giftCards.housekeeping ?? [] }).sweep()
  }
  /** Makes scheduled jobs run now. */
  const leaveNow = () => world.db`
    update pgboss.job set start_after = now() where state < 'active' and name = 'work'`
  const isWell = async () => {
    const { invariants } = await world.modules.operations.service.look()
    expect(
      invariants.flatMap(({ findings, failure, check }) => [...findings, ...(failure ? [check.name] : [])]),
    ).toEqual([])
  }
  const inDays = (days: number) =>
    new Date(world.clock.now().getTime() + 330 * 60_000 + days * 86_400_000).toISOString().slice(0, 16)
  return { world, given, gateway, look, change, resend, giveBack, received, sweep, leaveNow, isWell, inDays }
}
