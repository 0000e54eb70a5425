import { expect, test } from 'vitest'
import { z } from 'zod'
import { publication } from '../../content/schemas/fields.ts'
import { contentTime, unpublished } from './publication.ts'

const now = new Date('2026-12-01T08:00:00Z')

test.each([
  [{}, undefined],
  [{ status: 'published' }, undefined],
  [{ status: 'draft' }, 'draft'],
  [{ publishAt: '2026-12-01' }, undefined],
  [{ publishAt: '2026-12-02' }, 'scheduled'],
  [{ publishAt: '2026-12-01T09:00+01:00' }, undefined],
  [{ publishAt: '2026-12-01T09:01+01:00' }, 'scheduled'],
  [{ status: 'draft', publishAt: '2026-01-01' }, 'draft'],
])('%o is %s', (fields, state) => {
  expect(unpublished(fields, now)).toBe(state)
})

test.each(['2026-12-01', '2026-12-01T09:00Z', '2026-12-01T09:00:30-05:00'])(
  '%s is a time',
  (text) => {
    expect(z.strictObject(publication()).safeParse({ publishAt: text }).success).toBe(true)
  },
)

test.each(['tomorrow', '2026-13-01', '2026-12-01T09:00', '1.12.2026'])('%s is none', (text) => {
  expect(z.strictObject(publication()).safeParse({ publishAt: text }).success).toBe(false)
})

test('the steps of a build share one time', () => {
  expect(contentTime({ CONTENT_TIME: now.toISOString() })).toEqual(now)
})
