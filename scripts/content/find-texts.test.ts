import { expect, test } from 'vitest'
import { z } from 'zod'
import { line, link, picture, spoken } from '../../content/schemas/fields.ts'
import { locales } from '../../src/site/locales.ts'
import { findTexts } from './find-texts.ts'

test('a plain string is a text, and what has a form of its own is none', () => {
  const schema = z.strictObject({
    id: z.string().regex(/^[a-z]+$/),
    title: line(),
    kind: z.enum(['a', 'b']),
    date: z.iso.date(),
    email: z.email(),
    say: spoken(40).describe('x'),
    link: link().optional(),
    picture: picture(),
    list: z.discriminatedUnion('type', [
      z.strictObject({ type: z.literal('x'), text: line() }),
      z.strictObject({ type: z.literal('y'), name: z.enum(['z']) }),
    ]),
  })
  const data = {
    id: 'x',
    title: 'Title',
    kind: 'a',
    date: '2026-01-01',
    email: 'a@b.example',
    say: 'go on',
    link: { label: 'Label', href: '/contact' },
    picture: { name: 'sofa', alt: 'Alt' },
    list: { type: 'x', text: 'Text' },
  }
  expect(findTexts(schema, data, 'en').map(({ path }) => path.join('.'))).toEqual([
    'title',
    'link.label',
    'picture.alt',
    'list.text',
  ])
})

test('sample data in all languages are each in their own', () => {
  const schema = z.strictObject({ message: z.record(z.enum(locales), line()) })
  const message = { en: 'a', es: 'b', fr: 'c', hi: 'd' }
  expect(findTexts(schema, { message }, 'hi').map(({ locale }) => locale)).toEqual([...locales])
})
