/** Kinds of optional mail. */
const noticeKinds = ['expiry', 'events', 'restock', 'prices', 'welcome'] as const
export type NoticeKind = (typeof noticeKinds)[number]

export const isNoticeKind = (text: string): text is NoticeKind => noticeKinds.some((kind) => kind === text)
