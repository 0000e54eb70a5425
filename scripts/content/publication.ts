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

/** The address that a document makes, a page or a place on one: `solutions/x` → `/solutions/x`, `updates/x` → `/whats-new#x`. */
export function addressOf(path: string): string | undefined {
  const [, folder, id] = /^(solutions|updates)\/(.+)$/.exec(path) ?? []
  if (folder === undefined) return undefined
  return folder === 'solutions' ? `/solutions/${id}` : `/whats-new#${id}`
}

/**
 * The hidden address that a link leads to, if it does: the very one, or the page of a place.
 * @param hidden  addresses that visitors do not see
 */
export const hiddenBy = (
  href: string,
  hidden: { has(address: string): boolean },
): string | undefined => [href, href.replace(/[#?].*/, '')].find((each) => hidden.has(each))

/** The document whose entries' ids are places that others link to. */
export const overviewPath = 'pages/solutions'

/**
 * The places of the overview that go with the pages that their entries lead to.
 * @param pointers  what the English overview points to
 * @returns by place, the hidden address: `/solutions#x` → `/solutions/y`
 */
export function hiddenPlaces(
  pointers: { kind: string; value: string; removal?: { id?: string | undefined } | undefined }[],
  hidden: { has(address: string): boolean },
): Map<string, string> {
  return new Map(
    pointers.flatMap(({ kind, value, removal }) => {
      const address = kind === 'page' ? hiddenBy(value, hidden) : undefined
      return address && removal?.id ? [[`/solutions#${removal.id}`, address] as const] : []
    }),
  )
}

/** The time of a build, which all of its steps share: from its environment, else now. */
export function contentTime(env: Record<string, string | undefined> = process.env): Date {
  return env.CONTENT_TIME ? new Date(env.CONTENT_TIME) : new Date()
}
