import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { DocumentDefinition } from '../../content/schemas/define.ts'
import { glossary } from '../../content/schemas/glossary.ts'
import { definitions } from '../../content/schemas/index.ts'
import { describeFields, type JsonSchema } from './describe-fields.ts'
import { frontMatterSnippet } from './editor-snippets.ts'

/** `npm run content:schemas`: writes JSON Schemas, so that editors complete and check content as one types. */

const folder = 'content/json-schemas'
const settings = '.vscode/settings.json'
const snippets = '.vscode/content.code-snippets'

/** The schema files by name, and the editor settings that tie them to the content. */
export function editorFiles(all: DocumentDefinition[]): Map<string, string> {
  const files = new Map<string, string>()
  const associations = all
    .filter((definition) => definition.format === 'data')
    .map((definition) => {
      const url = `./${folder}/${definition.name}.json`
      return { fileMatch: [`/content/*/${definition.files}`], url }
    })
  const frontMatter: [string, object][] = []
  for (const definition of all) {
    const schema = z.toJSONSchema(definition.schema, { io: 'input' }) as JsonSchema
    const described = describeFields(schema, definition)
    files.set(join(folder, `${definition.name}.json`), print(described))
    if (definition.format === 'mdx') {
      frontMatter.push([
        `Front matter: ${definition.name}`,
        frontMatterSnippet(definition, described),
      ])
    }
  }
  const name = 'Glossary'
  files.set(join(folder, `${name}.json`), print(z.toJSONSchema(glossary, { io: 'input' })))
  associations.push({
    fileMatch: ['/content/glossaries/*.json'],
    url: `./${folder}/${name}.json`,
  })
  // Without an extension VS Code knows no MDX, and offers no snippets where it knows no language.
  const known = { 'files.associations': { '*.mdx': 'markdown' } }
  files.set(settings, print({ 'json.schemas': associations, ...known }))
  files.set(snippets, print(Object.fromEntries(frontMatter)))
  return files
}

const print = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

if (import.meta.main) {
  mkdirSync(folder, { recursive: true })
  mkdirSync('.vscode', { recursive: true })
  const files = editorFiles(definitions)
  for (const name of readdirSync(folder)) {
    if (!files.has(join(folder, name))) rmSync(join(folder, name))
  }
  let changed = 0
  for (const [file, text] of files) {
    if (current(file) === text) continue
    writeFileSync(file, text)
    changed += 1
  }
  console.log(`${files.size} editor files, ${changed} changed`)
}

function current(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
