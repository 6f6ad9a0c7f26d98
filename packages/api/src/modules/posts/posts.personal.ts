import type { PersonalData } from '../../personal-data.ts'
import { forgetAuthor, writtenBy } from './author.repository.ts'

const team = { stays: 'Editors cannot close their account here.' } as const
const saved = 'Who saved a page or menu of the team last.'
const counted = (count: number, one: string) =>
  count === 0 ? [] : [`${count.toLocaleString('en-IN')} ${count === 1 ? one : `${one}s`}`]

export const postsPersonal: PersonalData = {
  columns: {
    'author.user_id': 'erased',
    'post.edited_by': team,
    'post_revision.saved_by': team,
    'place.edited_by': team,
    'place_revision.saved_by': team,
    'event.edited_by': team,
    'event_revision.saved_by': team,
    'nav_list.changed_by': team,
  },
  notCopied: {
    'post.edited_by': saved,
    'post_revision.saved_by': saved,
    'place.edited_by': saved,
    'place_revision.saved_by': saved,
    'event.edited_by': saved,
    'event_revision.saved_by': saved,
    'nav_list.changed_by': saved,
  },
  copy: async (q, { userId }) => ({
    writer: await q`select handle, name, line, story, city from author where user_id = ${userId}`,
    'what-i-wrote': await q`
      select 'post' as kind, title, line, published_at from post where author_id = ${userId}
      union all
      select 'film' as kind, title, line, published_at from video where author_id = ${userId}
      order by published_at`,
  }),
  balances: async (q, { userId }) => {
    const { posts, films } = await writtenBy(q, userId)
    const works = [...counted(posts, 'post'), ...counted(films, 'video')].join(' and ')
    if (!works) return []
    return [
      { title: 'Your name on what you wrote', text: `${works} stay, signed by the editors; your page is removed` },
    ]
  },
  erase: (tx, { userId }) => forgetAuthor(tx, userId),
}
