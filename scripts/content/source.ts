import { placer, type Source } from './place.ts'
import { readJson } from './read-json.ts'
import { readYaml } from './read-yaml.ts'

export type { Place, Source, Spelled } from './place.ts'

/**
 * Reads a content file: JSON, or MDX with YAML as front matter.
 * @param path  decides the format by its ending
 * @param original  with either sort of line end
 */
export function readSource(path: string, original: string): Source {
  const text = original.includes('\r') ? original.replaceAll('\r\n', '\n') : original
  if (!path.endsWith('.mdx')) return readJson(text)
  const end = text.startsWith('---\n') ? text.indexOf('\n---', 4) : -1
  if (end < 0) {
    const message = 'no front matter → start the file with it, between two lines of ---'
    const place = placer('')(0)
    const errors = [{ place, message }]
    return { text, data: {}, locate: () => place, spell: () => undefined, errors }
  }
  const bodyStart = end + '\n---'.length
  const linesAbove = text.slice(0, bodyStart).split('\n').length - 1
  const body = { text: text.slice(bodyStart), linesAbove, offset: bodyStart }
  return { ...readYaml(text, 4, end), body }
}
