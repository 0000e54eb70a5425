import { Fragment, type KeyboardEvent, useMemo, useState } from 'react'
import type { Listed } from '../../contract.ts'
import { NewDocument } from '../create/new-document.tsx'
import { goTo } from '../state/open.ts'
import { type Studio, useStudio } from '../state/store.ts'
import { words } from '../words.ts'
import { type Branch, branchesOf, withBegun } from './branches.ts'
import { Folder } from './folder.tsx'
import { Leaf } from './leaf.tsx'
import { moveIn, type Row } from './move.ts'

const none: Listed[] = []

/** As one text, which is the same as long as they are. */
const begunFiles = ({ opened }: Studio) =>
  Object.values(opened)
    .flatMap(({ isNew, file }) => (isNew ? file : []))
    .join(' ')

/** Every document, by folder: one stop of the Tab key, and arrows from there on. */
export function Tree() {
  const documents = useStudio(({ site }) => site?.documents ?? none)
  const open = useStudio(({ place }) => place.file)
  const begun = useStudio(begunFiles)
  const branches = useMemo(
    () => branchesOf(withBegun(documents, begun.split(' ').filter(Boolean))),
    [documents, begun],
  )
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set(['ui']))
  const [active, setActive] = useState<string | null>(null)

  const isClosed = ({ folder, documents: all }: Branch) =>
    closed.has(folder) && !all.some(({ file }) => file === open)
  const rows: Row[] = branches.flatMap((branch) => [
    { id: `folder:${branch.folder}`, parent: null, isOpen: !isClosed(branch) },
    ...(isClosed(branch)
      ? []
      : branch.documents.map(({ file }) => ({
          id: file,
          parent: `folder:${branch.folder}`,
          isOpen: null,
        }))),
  ])
  const current = rows.find(({ id }) => id === (active ?? open))?.id ?? rows[0]?.id
  const toggle = (folder: string, close: boolean) =>
    setClosed((before) => {
      const after = new Set(before)
      if (close) after.add(folder)
      else after.delete(folder)
      return after
    })

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const move = moveIn(rows, current, event.key)
    if (!move) return
    event.preventDefault()
    if (move.kind === 'go') {
      setActive(move.id)
      document.getElementById(`row:${move.id}`)?.focus()
    } else if (move.id.startsWith('folder:')) {
      toggle(move.id.slice('folder:'.length), move.kind === 'close')
    } else void goTo({ file: move.id })
  }

  const tabStop = (id: string) => (id === current ? 0 : -1)
  return (
    <nav aria-label={words.documents} className="min-h-0 overflow-y-auto overscroll-contain py-3">
      {documents.length === 0 && <p className="px-4 text-sm text-ink-soft">{words.loading}</p>}
      <div role="tree" aria-label={words.documents} onKeyDown={onKeyDown} className="px-2">
        {branches.map((branch) => (
          <Fragment key={branch.folder}>
            <Folder
              branch={branch}
              isOpen={!isClosed(branch)}
              tabIndex={tabStop(`folder:${branch.folder}`)}
              onToggle={() => toggle(branch.folder, !isClosed(branch))}
            />
            {!isClosed(branch) &&
              branch.documents.map((document) => (
                <Leaf
                  key={document.file}
                  document={document}
                  isOpen={document.file === open}
                  tabIndex={tabStop(document.file)}
                  onOpen={() => {
                    setActive(document.file)
                    void goTo({ file: document.file })
                  }}
                />
              ))}
          </Fragment>
        ))}
      </div>
      <NewDocument />
    </nav>
  )
}
