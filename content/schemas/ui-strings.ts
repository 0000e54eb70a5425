import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parse } from 'jsonc-parser'
import { z } from 'zod'
import { defineDocument } from './define.ts'

const english = resolve('content/en/ui')

/**
 * The strings of buttons, labels and messages: one definition a namespace.
 * The English file is the definition; another language has the same keys, no more and no fewer
 * (save `_many`, which Spanish and French plurals may add).
 */
export const uiStrings = readdirSync(english)
  .filter((file) => file.endsWith('.json'))
  .map((file) => {
    const namespace = file.replace('.json', '')
    // Forgiving: a broken file is the check's to report, with its line, and not a stack trace of this one.
    const keys = Object.keys(parse(readFileSync(join(english, file), 'utf8')) ?? {})
    const fields: Record<string, z.ZodType> = {}
    for (const key of keys) {
      fields[key] = z.string().min(1)
      const plural = key.replace(/_other$/, '_many')
      if (plural !== key) fields[plural] = z.string().min(1).optional()
    }
    const name = `Ui${namespace.replace(/(^|-)([a-z])/g, (_, _dash, letter) => letter.toUpperCase())}`
    return defineDocument(name, {
      about: aboutOf(namespace),
      files: `ui/${file}`,
      format: 'data',
      fields,
    })
  })

function aboutOf(namespace: string): string {
  return `Buttons, labels and messages: ${namespace}. Leave the placeholders in {{ }} unchanged.`
}
