import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

type DropOptions = {
  /** @param entries  what was dropped when a folder is among it; to be read later */
  onFiles: (files: File[], entries?: FileSystemEntry[]) => void
  /** The pointer, the focus or a dragged file comes near. */
  onNear: () => void
}

const carriesFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false

/** Lets an element take dropped files. @returns whether files are being held over it */
export function useFileDrop(target: RefObject<HTMLElement | null>, options: DropOptions): boolean {
  const [over, setOver] = useState(false)
  const latest = useRef(options)
  latest.current = options

  // Before the first paint: a file that is dropped on an element that does not take it yet leads away from the page.
  useLayoutEffect(() => {
    const element = target.current
    if (!element) return
    const stop = new AbortController()
    const { signal } = stop
    const near = () => latest.current.onNear()
    for (const type of ['pointerenter', 'focusin', 'dragenter']) {
      element.addEventListener(type, near, { signal, once: true })
    }
    const hold = (event: DragEvent) => {
      if (!carriesFiles(event)) return
      event.preventDefault()
      setOver(true)
    }
    element.addEventListener('dragenter', hold, { signal })
    element.addEventListener('dragover', hold, { signal })
    element.addEventListener(
      'dragleave',
      ({ relatedTarget }) => {
        if (!(relatedTarget instanceof Node) || !element.contains(relatedTarget)) setOver(false)
      },
      { signal },
    )
    element.addEventListener(
      'drop',
      (event) => {
        if (!carriesFiles(event)) return
        event.preventDefault()
        setOver(false)
        const { files = [], items = [] } = event.dataTransfer ?? {}
        // Synchronously, since the browser clears the dropped data after this event.
        const entries = [...items].flatMap((item) => item.webkitGetAsEntry?.() ?? [])
        const hasFolder = entries.some(({ isDirectory }) => isDirectory)
        latest.current.onFiles([...files], hasFolder ? entries : undefined)
      },
      { signal },
    )
    return () => stop.abort()
  }, [target])

  return over
}

/**
 * The files chosen in an input, which is emptied so that the same ones can be chosen again. A choice from before
 * hydration, which some browsers report once more afterward, is taken only once.
 */
export function takeFiles(field: HTMLInputElement | null): File[] {
  const files = [...(field?.files ?? [])]
  if (field) field.value = ''
  return files
}
