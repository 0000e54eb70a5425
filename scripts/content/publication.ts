/** What decides whether visitors see a document. */
export interface Publication {
  status?: unknown
  publishAt?: unknown
}

/**
 * Why visitors do not see a document, if they do not.
 * @param now  a document is scheduled while its time has not come
 */
export function unpublished(
  { status, publishAt }: Publication,
  now: Date,
): 'draft' | 'scheduled' | undefined {
  if (status === 'draft') return 'draft'
  if (typeof publishAt === 'string' && Date.parse(publishAt) > now.getTime()) return 'scheduled'
}

/** The page that a document makes, where it makes one of its own: `solutions/x` → `/solutions/x`. */
export function pageOf(path: string): string | undefined {
  return path.startsWith('solutions/') ? `/${path}` : undefined
}

/** The page of a link: `/solutions#virtual-labs` → `/solutions` */
export const withoutPlace = (href: string): string => href.replace(/[#?].*/, '')

/** The time of a build, which all of its steps share: from its environment, else now. */
export function contentTime(env: Record<string, string | undefined> = process.env): Date {
  return env.CONTENT_TIME ? new Date(env.CONTENT_TIME) : new Date()
}
