import type { PersonalData } from '../../personal-data.ts'

/** The account itself. Its number is kept, because orders and the ledger refer to it. */
export const usersPersonal: PersonalData = {
  columns: {
    'app_user.email': 'erased',
    'app_user.phone': 'erased',
    'app_user.first_name': 'erased',
    'app_user.last_name': 'erased',
    'engagement_profile.user_id': 'erased',
  },
  copy: async (q, { userId }) => ({
    account: await q`
      select email, first_name, last_name, line, description, instagram_link, website_link, picture ->> 'url' as picture,
        created_at, email_verified_at,
        phone as phone_at_counters, (
          select phone from phone_identity where user_id = app_user.id
        ) as phone
      from app_user where id = ${userId}`,
    interests: await q`
      select city, preferences, gender, birth_year, agreed_at from engagement_profile where user_id = ${userId}`,
  }),
  erase: async (tx, { userId }) => {
    await tx`delete from engagement_profile where user_id = ${userId}`
    await tx`
      update app_user set email = null, phone = null, first_name = 'Somebody', last_name = '', line = '',
        description = '', instagram_link = '', website_link = '', picture = null, password_hash = null,
        email_verified_at = null
      where id = ${userId}`
  },
}
