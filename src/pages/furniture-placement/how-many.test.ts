import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

const read = async (path: string) => JSON.parse(await readFile(`content/${path}.json`, 'utf8'))

const nine = { en: /\bnine\b/, es: /\bnueve\b/, fr: /\bneuf\b/, hi: /नौ / }

test('the page’s lead counts the pieces as there are, those of the catalogue and the others', async () => {
  for (const [locale, word] of Object.entries(nine)) {
    const { lead } = await read(`${locale}/pages/furniture-placement`)
    const { pieces, supporting } = await read(`${locale}/furniture`)
    expect(pieces).toHaveLength(9)
    expect(lead).toMatch(word)
    expect(lead.match(/\d+/g)).toEqual([String(supporting.length)])
    const tool = await readFile(`content/${locale}/solutions/furniture-placement.mdx`, 'utf8')
    expect(/^tool:\n.*\n {2}text: (.*)$/m.exec(tool)?.[1]?.match(/\d+/)?.[0]).toBe(
      String(pieces.length + supporting.length),
    )
  }
})
