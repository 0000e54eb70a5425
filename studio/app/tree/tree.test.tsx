import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import type { Listed } from '../../contract.ts'
import type { Form } from '../../model/form.ts'
import { beginDocument } from '../state/open.ts'
import { getStudio, setStudio } from '../state/store.ts'
import { Tree } from './tree.tsx'

const before = getStudio()
afterEach(() => setStudio(() => before))

test('a document that is begun stands in its folder, marked as not saved', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const form: Form = { kind: 'group', fields: [] }
  const open = [{ kind: 'Update', files: 'updates/*.mdx', form, hasBody: true }]
  const listed: Listed = {
    file: 'updates/one.mdx',
    kind: 'Update',
    states: { en: 'done', es: 'done', fr: 'done', hi: 'done' },
    problems: { en: 0, es: 0, fr: 0, hi: 0 },
  }
  const choices = { page: [], picture: [], loop: [], panorama: [] }
  setStudio(() => ({ site: { documents: [listed], open, choices } }))
  const place = document.createElement('div')
  const root = createRoot(place)
  const rows = () => [...place.querySelectorAll('[role=treeitem]')].map((row) => row.textContent)
  await act(async () => root.render(<Tree />))
  expect(rows()).toHaveLength(2)
  await act(async () => beginDocument('Update', 'two', '2024-03-18'))
  expect(rows()).toHaveLength(3)
  expect(rows()[2]).toMatch(/^TwoUnsaved changes/)
  await act(async () => root.unmount())
})
