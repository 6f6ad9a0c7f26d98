import type { PersonalData } from '../../personal-data.ts'

export const merchantsPersonal: PersonalData = {
  columns: {
    'merchant_account.user_id': { stays: 'Merchants cannot close their account here: buyers are waiting for parcels.' },
    'merchant_invitation.email': 'erased',
    'merchant_invitation.invited_by': 'erased',
    'selling_note.written_by': 'erased',
    'selling_repeat.phone': 'erased',
    'selling_request.email': 'erased',
    'selling_request.phone': 'erased',
  },
  copy: async (q, { userId, email }) => ({
    'asked-to-sell': await q`
      select r.name, r.shop, r.email, r.phone, r.city, r.about, r.link, r.asked_at, r.answer, r.answered_at, r.reason,
        array(select n.text from selling_note n where n.request_id = r.id order by n.id) as notes
      from selling_request r where r.email = ${email} order by r.asked_at`,
    'asked-to-sell-again': await q`
      select s.name, s.shop, s.phone, s.city, s.about, s.link, s.sent_at
      from selling_repeat s join selling_request r on r.id = s.request_id where r.email = ${email} order by s.sent_at`,
    'invited-to-sell': await q`
      select m.name as merchant, i.sent_at, i.expires_at
      from merchant_invitation i join merchant m on m.id = i.merchant_id where i.email = ${email} order by i.sent_at`,
    'merchant-accounts': await q`
      select m.name as merchant, a.created_at from merchant_account a join merchant m on m.id = a.merchant_id
      where a.user_id = ${userId}`,
    'invitations-sent': await q`
      select m.name as merchant, i.sent_at from merchant_invitation i join merchant m on m.id = i.merchant_id
      where i.invited_by = ${userId} order by i.sent_at`,
    'notes-on-requests-to-sell': await q`
      select text, written_at from selling_note where written_by = ${userId} order by written_at`,
  }),
  erase: async (tx, { userId, email }) => {
    // What was sent again under the address goes with the request.
    await tx`delete from selling_request where email = ${email}`
    await tx`delete from merchant_invitation where email = ${email}`
    await tx`update merchant_invitation set invited_by = null where invited_by = ${userId}`
    await tx`update selling_note set written_by = null where written_by = ${userId}`
  },
}
