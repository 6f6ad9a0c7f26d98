import type { PersonalData } from '../../../personal-data.ts'

const team = { stays: 'Campaign editors cannot close their account here.' } as const

export const studioPersonal: PersonalData = {
  columns: { 'campaign_page.edited_by': team, 'campaign_page_revision.saved_by': team },
  notCopied: {
    'campaign_page.edited_by': 'Who saved a page of the team last.',
    'campaign_page_revision.saved_by': 'Who saved a version of a page of the team.',
  },
}
