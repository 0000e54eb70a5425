import { ChoiceLists } from '../form/choice-lists.tsx'
import { Overview } from '../languages/overview.tsx'
import { Preview } from '../preview/preview.tsx'
import { useStudio } from '../state/store.ts'
import { Tree } from '../tree/tree.tsx'
import { Editor } from './editor.tsx'
import { TopBar } from './top-bar.tsx'
import { useKeys } from './use-keys.ts'

/** Tree, fields and page side by side; the languages side by side take the page's room. */
export function Workbench() {
  useKeys()
  const file = useStudio(({ place }) => place.file)
  const view = useStudio(({ place }) => place.view)
  const hasPreview = file !== null && view === 'fields'
  return (
    <div className="grid h-full grid-rows-[auto_minmax(0,1fr)]">
      <TopBar />
      <ChoiceLists />
      <div
        className={
          hasPreview
            ? 'grid grid-cols-[15rem_minmax(25rem,4fr)_minmax(0,5fr)] 2xl:grid-cols-[17rem_minmax(25rem,4fr)_minmax(0,6fr)]'
            : 'grid grid-cols-[15rem_minmax(0,1fr)] 2xl:grid-cols-[17rem_minmax(0,1fr)]'
        }
      >
        <Tree />
        {file === null ? <Overview /> : <Editor key={file} />}
        {hasPreview && <Preview />}
      </div>
    </div>
  )
}
