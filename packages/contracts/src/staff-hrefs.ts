import { below, segment } from './hrefs.ts'

const staffCampaigns = (part: string, id?: string) => `/staff/campaigns/${part}${below(id)}`

/** The addresses of the team's pages. They are apart from `hrefs`, so that visitors do not download them. */
export const staffHrefs = {
  editorComplaints: () => '/editor/complaints',
  /** the editor's list of posts */
  editor: () => '/editor',
  editorNavigation: () => '/editor/navigation',
  /** where support extends expired gift cards */
  editorGiftCards: () => '/editor/gift-cards',
  /** the gift finder's questionnaires and tags; with a slug, the questions of that occasion */
  editorGifts: (slug?: string) => `/editor/gift-finder${below(slug)}`,
  editorGiftTag: (tag: string) => `/editor/gift-tags/${segment(tag)}`,
  /** a post in the editor; 'new' creates one */
  editorPost: (id: string) => `/editor/${segment(id)}`,
  contentEditor: (kind: 'places' | 'events', id: string) => `/editor/${kind}/${segment(id)}`,
  /** the campaign team's pages; `id` is that of a page */
  staffCampaigns: (id?: string) => `/staff/campaigns${below(id)}`,
  /** a page as visitors will see it, for the team */
  staffCampaignPreview: (id: string, variant = 'a') =>
    `/staff/campaigns/${segment(id)}/preview${variant === 'a' ? '' : `?variant=${variant}`}`,
  staffCampaignResults: (id: string) => `/staff/campaigns/${segment(id)}/results`,
  staffReleases: () => '/staff/releases',
  staffOverlay: () => '/staff/overlay',
  staffRelease: (name: string) => `/staff/releases/${segment(name)}`,
  staffForms: (id?: string) => staffCampaigns('forms', id),
  staffPolls: (id?: string) => staffCampaigns('polls', id),
  staffGiveaways: (id?: string) => staffCampaigns('giveaways', id),
  staffLinks: () => staffCampaigns('links'),
  staffBanners: (id?: string) => staffCampaigns('banners', id),
  staffOpenings: (id?: string) => staffCampaigns('openings', id),
} as const
