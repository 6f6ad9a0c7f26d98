import type { PersonalData } from '../../../personal-data.ts'

const team = { stays: 'Campaign editors cannot close their account here.' } as const

export const studioPersonal: PersonalData = {
  columns: { 'campaign_page.edited_by': team, 'campaign_page_revision.saved_by': team },
}
