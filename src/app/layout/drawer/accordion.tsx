import { useId, useState } from 'react'
import { ChevronDownIcon } from '../../../ui/icons/shell.tsx'
import type { NavigationLink } from '../props.ts'
import { DrawerLink } from './drawer-link.tsx'

interface AccordionProps {
  label: string
  links: NavigationLink[]
  path: string
  onChoose: () => void
}

/** A row of the drawer that unfolds its pages; open from the start when one of them is shown. */
export function Accordion({ label, links, path, onChoose }: AccordionProps) {
  const [open, setOpen] = useState(() => links.some((link) => link.href === path))
  const id = useId()
  return (
    <>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="flex min-h-12 w-full items-center justify-between text-lg font-medium"
      >
        {label}
        <ChevronDownIcon className="transition-transform in-aria-expanded:rotate-180" />
      </button>
      <ul id={id} hidden={!open} className="mb-3 border-l pl-4">
        {links.map((link) => (
          <li key={link.href}>
            <DrawerLink link={link} path={path} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </>
  )
}
