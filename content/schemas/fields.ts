import { z } from 'zod'

/** The kinds of thing that a field can point to; `npm run content:check` looks each of them up. */
export type ReferenceKind = 'page' | 'picture' | 'loop' | 'panorama' | 'industry'

declare module 'zod' {
  interface GlobalMeta {
    reference?: ReferenceKind
    /** A phrase that users type or say. It isn't shown as text, so typography skips it. */
    spoken?: true
  }
}

/** One line of copy. */
export const line = (max = 160) => z.string().trim().min(1).max(max)

/** A paragraph of copy. */
export const paragraph = (max = 600) => z.string().trim().min(1).max(max)

/** A phrase that users type or say as a command. */
export const spoken = (max: number) => line(max).meta({ spoken: true })

/** A page of this site as `/path`, with an optional `#place`; without a language prefix. */
export const pageLink = () =>
  z
    .string()
    .regex(/^\/[a-z0-9/-]*(#[a-z0-9-]+)?$/, 'starts with / and has no language prefix')
    .meta({ reference: 'page' })

/** A label with the page that it leads to. */
export const link = () => z.strictObject({ label: line(60), href: pageLink() })

/** One of our own pictures by name, as in `public/pictures/<name>-960.avif`, with words for those who cannot see it. */
export const picture = () =>
  z.strictObject({
    name: z
      .string()
      .regex(/^[a-z0-9-]+$/)
      .meta({ reference: 'picture' }),
    alt: line(200),
  })

/** One of our own loops by name, as in `public/videos/<name>.webp`, with words for those who cannot see it. */
export const loop = () =>
  z.strictObject({
    name: z
      .string()
      .regex(/^[a-z0-9-]+$/)
      .meta({ reference: 'loop' }),
    /** `image` is an animated AVIF, `video` a WebM and an MP4. */
    kind: z.enum(['video', 'image']),
    alt: line(200),
  })

/** What search engines and shared links show. */
export const seo = () => z.strictObject({ title: line(65), description: line(170) })

/**
 * Whether and from when visitors see a document. The English file decides for all languages.
 * Pages that code makes have none: the plan of the site and other pages count on them.
 */
export const publication = () => ({
  status: z
    .enum(['draft', 'published'])
    .describe(
      'A draft is visible in `npm run dev` only, with a mark. To publish it, remove this field or set it to published.',
    )
    .optional(),
  publishAt: z
    .string()
    .regex(/^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d))?$/, {
      message: 'a date such as "2026-12-01", or a date and time such as "2026-12-01T09:00+01:00"',
      abort: true,
    })
    .refine((text) => !Number.isNaN(Date.parse(text)), 'a date that exists')
    .describe(
      'When visitors first see it, provided the site is built after that time: "2026-12-01" (midnight UTC) or "2026-12-01T09:00+01:00". Use quotes.',
    )
    .optional(),
})
