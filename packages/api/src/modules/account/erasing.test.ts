import { closingOf } from '@nukkad/contracts/endpoints/people/closing'
import { agreeToEngagement } from '@nukkad/contracts/endpoints/people/engagement-consent'
import { listFollowers } from '@nukkad/contracts/endpoints/people/profiles'
import { me, updateProfile } from '@nukkad/contracts/endpoints/people/users'
import type { Module } from '../../plugin.ts'
import { type GivenUser, givenIn } from '../../testing/users.given.ts'
import { givenGifts } from '../gift-cards/gift-card.given.ts'
import { givenMerchants, ok } from '../merchants/merchants.given.ts'
import { givenReturns } from '../returns/returns.given.ts'
import { day, useClosing } from './closing.given.ts'

jest.setTimeout(90_000)
/** Documents that tax law requires to be kept as issued. */
const taxRecords = ['invoice']
/** Addresses of businesses and staff, and columns whose names suggest more than they hold. */
const notOfPeople = [
  'merchant.contact_email',
  'seller.phone',
  'store.phone',
  'place.phone',
  'stream_event.user_id',
  'refresh_token.family_id',
]
/** A user with data in as many modules as possible, with unique words. */
async function livelyPerson() {
  const { asha, orderId, products } = await givenMerchants(world).delivered([{}, {}])
  const photo = await givenReturns(world).photo(asha)
  await givenReturns(world).asked(asha, orderId)
  const other = await givenIn(world).user({ firstName: 'Dev' })
  const as = asha.token
  ok(
    await world.call(updateProfile, {
      as,
      body: {
        firstName: 'Zafrani',
        lastName: 'Qasimbhai',
        line: 'Zafrani’s line',
        description: 'Zafrani’s story',
        instagramLink: 'https://www.instagram.com/zafrani',
      },
    }),
  )
  ok(
    await world.call(agreeToEngagement, { as, body: { city: 'goa', preferences: ['food'], gender: 'woman', age: 31 } }),
  )
  await world.db`
    insert into follow (follower_id, followed_id, created_at)
    values (${asha.id}, ${other.id}, now()), (${other.id}, ${asha.id}, now())`
  await world.db`insert into saved_item (user_id, kind, ref, saved_at) values (${asha.id}, 'product', 'x', now())`
  await world.db`insert into price_notice (user_id, told_at) values (${asha.id}, now())`
  await world.db`
    insert into saved_list (user_id, name, created_at, share_code, shared_as, shared_at)
    values (${asha.id}, 'Gifts for Zafrani', now(), ${'0123456789abcdef'.repeat(2)}, 'Zafrani', now())`
  await givenGifts(world).inWallet(asha, 20_000)
  await world.db`
    update gift_card set recipient_name = 'Zafrani', recipient_email = ${asha.email} where redeemed_by = ${asha.id}`
  await rowsOf(asha, { sku: products[0]?.sku ?? '', photo, orderId, productId: products[0]?.id ?? 0 })
  return { asha, other, orderId }
}
/** Rows that would take many calls to create, written as the modules write them. */
async function rowsOf(
  asha: GivenUser,
  { sku, photo, orderId, productId }: { sku: string; photo: string; orderId: string; productId: number },
) {
  const { db } = world
  await db`insert into phone_identity (phone, user_id, proven_at) values ('+919812399887', ${asha.id}, now())`
  await db`insert into google_identity (subject, user_id, linked_at) values ('g-zafrani', ${asha.id}, now())`
  await db`insert into one_time_code (purpose, subject, code_hash, created_at, expires_at) values ('tracking', '9812399887', 'x', now(), now())`
  await db`insert into restock_wish (sku, email, token, created_at) values (${sku}, ${asha.email}, 'zafrani-token-0123456789', now())`
  await db`
    insert into comment (object, ref, user_id, body, state, created_at)
    values ('post', 'delhi/chai', ${asha.id}, 'Zafrani was here', 'published', now())`
  const [review] = await db<{ id: number }[]>`
    insert into review (product_id, user_id, author, rating, title, body, is_verified, state, created_at, photos)
    values (${productId}, ${asha.id}, 'Zafrani Q.', 5, 'Zafrani likes it', 'Zafrani wrote this', true, 'published', now(),
      ${db.json([{ url: photo }] as never)})
    returning id`
  await db`insert into review_vote (review_id, user_id) values (${review?.id ?? 0}, ${asha.id})`
  const [question] = await db<{ id: number }[]>`
    insert into product_question (product_id, merchant_id, user_id, body, asked_at)
    select id, merchant_id, ${asha.id}, 'Would it fit Zafrani?', now() from product where id = ${productId} returning id`
  await db`
    insert into product_question_flag (question_id, user_id, reason, created_at)
    values (${question?.id ?? 0}, ${asha.id}, 'Zafrani knows better', now())`
  await db`
    insert into order_event (order_id, at, kind, actor, text) values (${orderId}, now(), 'note', 'buyer', 'Ring twice, Zafrani')`
  await db`
    update shop_order set gift_note_from = 'Zafrani', gift_note_text = 'For you, from Zafrani'
    where order_id = ${orderId}`
  await db`
    update checkout_transaction set agreement = agreement || '{"giftNote": {"from": "Zafrani", "text": ""}}'
    where user_id = ${asha.id}`
  await db`update order_line set custom_options = '[{"title":"Engraving","optionId":"1","optionValue":"Zafrani"}]' where order_id = ${orderId}`
  await db`
    insert into selling_request (name, shop, email, phone, city, about, asked_at)
    values ('Zafrani', 'Zafrani Prints', ${asha.email}, '9812399887', 'delhi', 'Stoles by Zafrani, printed by hand', now())`
  await db`
    insert into selling_note (request_id, text, written_by, written_at)
    select id, 'Zafrani has lovely stoles', ${asha.id}, now() from selling_request where email = ${asha.email}`
  await db`
    insert into merchant_invitation (merchant_id, email, hash, invited_by, sent_at, expires_at)
    select min(id), ${asha.email}, 'x', ${asha.id}, now(), now() + interval '7 days' from merchant`
  await db`
    insert into complaint (ticket, kind, name, email, body, user_id, received_at, answer_by, answer, answered_at)
    values ('C-0000-0001', 'other', 'Zafrani', ${asha.email}, 'Zafrani has waited for a week.', ${asha.id}, now(), now(),
      'Zafrani has her money back.', now())`
  await db`insert into notice_refusal (user_id, kind, refused_at) values (${asha.id}, 'restock', now())`
}
const marks = ['zafrani', 'qasimbhai', '9812399887', '9876543210', 'asha verma', '14, shahpur jat']
const accountColumns = () => world.db<{ name: string }[]>`
  select c.conrelid::regclass::text || '.' || a.attname as name
  from pg_constraint c
  join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
  where c.contype = 'f' and c.confrelid = 'app_user'::regclass order by 1`
const declared = () =>
  Object.assign({}, ...Object.values<Module>(world.modules).map(({ personal }) => personal?.columns ?? {})) as Record<
    string,
    'erased' | { stays: string }
  >
/** Columns that still reference this account. */
async function stillPointing(id: string): Promise<string[]> {
  const found: string[] = []
  for (const { name } of await accountColumns()) {
    const [table, column] = name.split('.')
    const [row] = await world.db.unsafe<{ seen: boolean }[]>(
      `select exists (select from ${table} where ${column} = $1) as seen`,
      [id],
    )
    if (row?.seen) found.push(name)
  }
  return found
}
const broken = async () =>
  (await world.modules.operations.service.look()).invariants
    .filter(({ findings }) => findings.length > 0)
    .map(({ check }) => check.name)
const { world, close, member, stateOf, tablesNaming } = useClosing()

describe('erasing an account', () => {
  test('leaves nothing that names the person except required records, and keeps the ledger’s sums', async () => {
    // The perks of users above expire before, and not within these seven days.
    world.clock.forward(31 * day)
    await world.housekeeping.sweep()
    const { asha, other, orderId } = await livelyPerson()
    const words = [...marks, asha.email]
    expect((await tablesNaming(words)).length).toBeGreaterThan(15)
    const sums = () => world.db`select kind, sum(balance_paise) from wallet_account group by kind order by kind`
    const [before, wrongBefore] = [[...(await sums())], await broken()]

    // Erasing waits for a refund, so the return is cancelled here.
    await world.db`update return_request set state = 'cancelled' where user_id = ${asha.id}`
    ok(await close(asha))
    world.clock.forward(7 * day)
    await world.modules.account.service.erase(asha.id)
    await world.housekeeping.sweep()

    expect((await tablesNaming(words)).filter((table) => !taxRecords.includes(table))).toEqual([])
    expect([...(await sums())]).toEqual(before)
    expect(await broken()).toEqual(wrongBefore)
    for (const name of await stillPointing(asha.id)) expect(typeof declared()[name]).toBe('object')
    const [order] = await world.db<
      { state: string; address: object }[]
    >`select state, address from shop_order where order_id = ${orderId}`
    expect(order).toMatchObject({ state: 'delivered', address: { state: 'Delhi', name: 'Account closed', phone: '' } })
    expect((await world.call(listFollowers, { params: { id: other.id } })).body).toMatchObject({ total: 0 })
    expect((await world.call(me, { as: asha.token })).status).toBe(401)
  })
})

test('erasing waits for an undelivered order at most forty-five days', async () => {
  const { asha } = await givenMerchants(world).order([{}])
  ok(await close(asha))
  world.clock.forward(52 * day)
  await world.modules.account.service.erase(asha.id)
  expect(await stateOf(asha.id)).toEqual({ closed: true, erased: true })
})

test('erasing waits until a complaint of its owner is answered', async () => {
  const asha = await member()
  await world.db`
    insert into complaint (ticket, kind, name, email, body, user_id, received_at, answer_by)
    values ('C-0000-0002', 'refund', 'Asha', ${asha.email}, 'The refund has not come yet.', ${asha.id}, now(), now())`
  expect(ok(await world.call(closingOf, { as: asha.token })).data.waits).toMatchObject([
    { title: 'Complaint C-0000-0002' },
  ])
  ok(await close(asha))
  world.clock.forward(8 * day)
  await world.modules.account.service.erase(asha.id)
  expect(await stateOf(asha.id)).toEqual({ closed: true, erased: false })
  await world.db`update complaint set answer = 'It is on its way.', answered_at = now() where user_id = ${asha.id}`
  await world.modules.account.service.erase(asha.id)
  expect(await stateOf(asha.id)).toEqual({ closed: true, erased: true })
})

test('a module declares how to erase every column that references an account or holds a mail or phone', async () => {
  const named = await world.db<{ name: string }[]>`
    select table_name || '.' || column_name as name from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE'
      and column_name ~ '(^|_)(e?mail|phone|user_id)$'`
  const columns = [...(await accountColumns()), ...named].map(({ name }) => name)
  const known = new Set([...Object.keys(declared()), ...notOfPeople])
  expect([...new Set(columns)].filter((name) => !known.has(name) && !/^stream_event_/.test(name))).toEqual([])
  const [{ all }] = await world.db<[{ all: string[] }]>`
    select array_agg(table_name || '.' || column_name) as all from information_schema.columns where table_schema = 'public'`
  expect(Object.keys(declared()).filter((name) => !all.includes(name))).toEqual([])
})
