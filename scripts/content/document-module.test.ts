import { createElement } from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { documentModule } from './document-module.ts'

/** Runs a module's source the way a bundler would, without one. */
function run(source: string) {
  const body = source.replace(/^import .*$/m, '').replace('export default', 'return')
  return new Function('jsxRuntime', body)(jsxRuntime)
}

test('a data document keeps its fields and loses the bookkeeping', () => {
  const compiled = { title: 'Home', _id: 'x', _raw: {}, type: 'Home', body: { raw: '' } }
  expect(run(documentModule('en', 'pages/home', compiled, compiled))).toEqual({ title: 'Home' })
})

test('a body becomes a component', () => {
  const code =
    'var Component={default:(p)=>_jsx_runtime.jsx("p",{children:"Hello"})};return Component;'
  const compiled = { title: 'A', body: { raw: 'Hello', code } }
  const { Body, title } = run(documentModule('en', 'industries/a', compiled, compiled))
  expect(title).toBe('A')
  expect(renderToStaticMarkup(createElement(Body))).toBe('<p>Hello</p>')
})

test('a string that a language lacks is taken from English, whole documents are not mixed', () => {
  const english = { save: 'Save', close: 'Close' }
  expect(run(documentModule('es', 'ui/shell', { save: 'Guardar' }, english))).toEqual({
    save: 'Guardar',
    close: 'Close',
  })
  expect(run(documentModule('es', 'pages/home', { save: 'Guardar' }, english))).toEqual({
    save: 'Guardar',
  })
})
