import type { z } from 'zod'
import { readBodyTexts } from './body-texts.ts'
import type { ContentFile } from './problem.ts'
import { readTexts } from './read-texts.ts'
import { readSource } from './source.ts'

export interface ChangedStrings {
  changed: number
  all: number
}

/**
 * Counts the texts of a file that its earlier version doesn't have. A text that only moved hasn't changed; a text that
 * occurs twice counts twice.
 * @param before  the earlier version; undefined for a new file
 */
export function changedStrings(
  { path, text }: ContentFile,
  before: string | undefined,
  schema: z.ZodType,
): ChangedStrings {
  const texts = readTexts(path, readSource(path, text), schema).map((each) => each.text)
  const left = new Map<string, number>()
  for (const each of before === undefined ? [] : everyString(path, before)) {
    left.set(each, (left.get(each) ?? 0) + 1)
  }
  const changed = texts.filter((each) => {
    const count = left.get(each) ?? 0
    left.set(each, count - 1)
    return count <= 0
  })
  return { changed: changed.length, all: texts.length }
}

/** All strings, as today's schemas may not fit the earlier version. */
function everyString(path: string, text: string): string[] {
  const { data, body } = readSource(path, text)
  const paragraphs = body ? readBodyTexts(body).map((each) => each.text) : []
  return [...stringsIn(data), ...paragraphs]
}

function stringsIn(data: unknown): string[] {
  if (typeof data === 'string') return [data]
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(stringsIn) : []
}
