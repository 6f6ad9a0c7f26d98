import type { PersonalData } from '../../personal-data.ts'

const team = { stays: 'Who writes for the site can’t close the account here.' } as const

export const postsPersonal: PersonalData = {
  columns: {
    'author.user_id': team,
    'post.edited_by': team,
    'post_revision.saved_by': team,
    'place.edited_by': team,
    'place_revision.saved_by': team,
    'event.edited_by': team,
    'event_revision.saved_by': team,
    'nav_list.changed_by': team,
  },
}
