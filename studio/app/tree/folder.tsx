import { type Branch, folderName } from './branches.ts'

interface FolderProps {
  branch: Branch
  isOpen: boolean
  tabIndex: 0 | -1
  onToggle: () => void
}

/** The row of a folder, above its documents. */
export function Folder({ branch, isOpen, tabIndex, onToggle }: FolderProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are the tree's.
    <div
      id={`row:folder:${branch.folder}`}
      role="treeitem"
      aria-level={1}
      aria-expanded={isOpen}
      aria-selected={false}
      tabIndex={tabIndex}
      onClick={onToggle}
      className="mt-1 flex min-h-8 cursor-pointer items-center gap-2 rounded px-2 font-mono text-xs text-ink-soft hover:bg-ink/6 focus-visible:-outline-offset-2"
    >
      <span aria-hidden="true" className="w-2">
        {isOpen ? '–' : '+'}
      </span>
      {folderName(branch.folder)}
      <span aria-hidden="true" className="ml-auto">
        {branch.documents.length}
      </span>
    </div>
  )
}
