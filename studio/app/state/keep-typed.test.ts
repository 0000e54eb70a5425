import { afterEach, expect, test, vi } from 'vitest'
import type { Form } from '../../model/form.ts'
import { setField } from './edit.ts'
import { beginDocument } from './open.ts'
import { save } from './save.ts'
import { getStudio, setStudio } from './store.ts'

const text = (name: string, required: boolean) => ({
  name,
  required,
  form: { kind: 'text' } as const,
})
const form: Extract<Form, { kind: 'group' }> = {
  kind: 'group',
  fields: [
    text('title', true),
    text('badge', false),
    { name: 'more', required: false, form: { kind: 'group', fields: [text('label', true)] } },
  ],
}
const file = 'notes/one.json'
const draft = () => getStudio().opened[file]?.files.en?.draft.data

function begin(): Promise<void> {
  vi.stubGlobal('history', { pushState: () => {} })
  vi.useFakeTimers()
  const open = [{ kind: 'Note', files: 'notes/*.json', form, hasBody: false }]
  const choices = { page: [], picture: [], loop: [], panorama: [] }
  setStudio(() => ({ site: { documents: [], open, choices } }))
  return beginDocument('Note', 'one', '2024-03-18')
}
afterEach(() => {
  setStudio(() => ({ opened: {} }))
})

test('a document that is begun a second time keeps what was typed', async () => {
  await begin()
  setField('en', ['title'], 'Typed')
  await begin()
  expect(draft()).toEqual({ title: 'Typed' })
})

test('a field that the schema does not know outlives a field that is added', async () => {
  await begin()
  setField('en', ['odd'], 'kept')
  setField('en', ['badge'], '')
  expect(draft()).toEqual({ title: '', badge: '', odd: 'kept' })
})

test('what is typed into a group that the language lacks is kept', async () => {
  await begin()
  setField('en', ['more', 'label'], 'Typed')
  expect(draft()).toEqual({ title: '', more: { label: 'Typed' } })
})

test('what is typed while a change is saved stays typed', async () => {
  await begin()
  setField('en', ['title'], 'First')
  const version = { version: 'b', data: { title: 'First' }, problems: [], stale: [], state: 'done' }
  setStudio(({ opened }) => {
    const document = opened[file]
    return document ? { opened: { ...opened, [file]: { ...document, isNew: false } } } : {}
  })
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.endsWith('/site')) return Response.json(getStudio().site)
    setField('en', ['title'], 'Second')
    return Response.json({ result: 'saved', version })
  })
  await save()
  expect(draft()).toEqual({ title: 'Second' })
  expect(getStudio().opened[file]?.files.en?.saved.data).toEqual({ title: 'First' })
})

test('what is typed while a document is created stays typed', async () => {
  await begin()
  setField('en', ['title'], 'First')
  const version = { version: 'a', data: { title: 'First' }, problems: [], stale: [], state: 'done' }
  const view = { file, kind: 'Note', form, page: '/', versions: { en: version } }
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.endsWith('/create')) setField('en', ['title'], 'Second')
    const isView = path.includes('/document?')
    return Response.json(
      isView ? view : path.endsWith('/site') ? getStudio().site : { result: 'created' },
    )
  })
  await save()
  expect(draft()).toEqual({ title: 'Second' })
  expect(getStudio().opened[file]?.files.en?.saved.data).toEqual({ title: 'First' })
})
