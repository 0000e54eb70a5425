import { expect, test } from 'vitest'
import { bodyModule, documentModule } from './document-module.ts'

/** What a data module exports, without a bundler. */
const run = (source: string) => new Function(source.replace('export default', 'return'))()

test('a data document keeps its fields and loses the bookkeeping', () => {
  const compiled = { title: 'Home', _id: 'x', _raw: {}, type: 'Home', body: { raw: '' } }
  expect(run(documentModule('pages/home', compiled, compiled, 'body'))).toEqual({ title: 'Home' })
})

test('a body is a module of its own, with React’s runtime and nothing that evaluates strings', async () => {
  const compiled = { title: 'A', body: { raw: '\nSee [that](/contact).\n', code: 'return 1' } }
  expect(documentModule('industries/a', compiled, compiled, 'virtual:body/a')).toBe(
    'import Body from "virtual:body/a"\nexport default { ...{"title":"A"}, Body }',
  )
  const body = await bodyModule(compiled)
  expect(body).toContain('from "react/jsx-runtime"')
  expect(body).toContain('export default function')
  expect(body).toContain('"/contact"')
  expect(body).not.toContain('new Function')
})

test('§4 a string that a language lacks is taken from English, whole documents are not mixed', () => {
  const english = { save: 'Save', close: 'Close' }
  const spanish = { save: 'Guardar' }
  expect(run(documentModule('ui/shell', spanish, english, ''))).toEqual({
    save: 'Guardar',
    close: 'Close',
  })
  expect(run(documentModule('pages/home', spanish, english, ''))).toEqual({ save: 'Guardar' })
})
