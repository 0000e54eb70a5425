import { useThree } from '@react-three/fiber'
import { useEffect, useMemo } from 'react'
import type { Item, Sizes } from '../../../model/room/item.ts'
import { createContactCopies } from './contact-copies.ts'
import type { buildContact } from './geometry.ts'

export interface ContactsProps {
  items: readonly Item[]
  sizes: Sizes
  contact: ReturnType<typeof buildContact>
  /** Ids of the pieces whose models are in the scene. */
  shown: ReadonlySet<number>
}

/** The dark under everything that stands on something. */
export function Contacts({ items, sizes, contact, shown }: ContactsProps) {
  const invalidate = useThree((three) => three.invalidate)
  const room = 2 ** Math.ceil(Math.log2(Math.max(4, items.length)))
  const dark = useMemo(() => createContactCopies(contact, room), [contact, room])
  useEffect(() => dark.dispose, [dark])
  useEffect(() => {
    dark.place(
      items.filter(({ id }) => shown.has(id)),
      sizes,
    )
    invalidate()
  })
  return <primitive object={dark.copies} />
}
