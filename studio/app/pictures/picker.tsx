import { type FormEvent, useEffect, useState } from 'react'
import { Button } from '../../../src/ui/button/button.tsx'
import { Dialog } from '../../../src/ui/dialog/dialog.tsx'
import { TextInput } from '../../../src/ui/field/text-input.tsx'
import { useStudio } from '../state/store.ts'
import { words } from '../words.ts'
import { type PictureKind, sourceOf } from './sources.ts'

export interface PickerProps {
  kind: PictureKind
  open: boolean
  onOpenChange: (open: boolean) => void
  chosen: string
  alt: string
  /** Both are there: a picture cannot be used without words. */
  onUse: (name: string, alt: string) => void
}

const none: string[] = []

/** All pictures of a kind, one to be chosen, with the words for those who cannot see it. */
export function Picker({ kind, open, onOpenChange, chosen, alt, onUse }: PickerProps) {
  const names = useStudio(({ site }) => site?.choices[kind] ?? none)
  const [filter, setFilter] = useState('')
  const [name, setName] = useState(chosen)
  const [says, setSays] = useState(alt)

  useEffect(() => {
    if (!open) return
    setFilter('')
    setName(chosen)
    setSays(alt)
  }, [open, chosen, alt])

  const canUse = name !== '' && says.trim() !== ''
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!canUse) return
    onUse(name, says.trim())
    onOpenChange(false)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={words.choosePicture}
      closeLabel={words.close}
      shape="large"
    >
      <form onSubmit={onSubmit} className="mt-4">
        <TextInput
          label={words.pictureFilter}
          value={filter}
          onChange={(event) => setFilter(event.target.value)}
        />
        <fieldset
          aria-label={words.pictures}
          className="mt-4 grid max-h-[45vh] grid-cols-2 gap-3 overflow-y-auto p-1 sm:grid-cols-4"
        >
          {names
            .filter((each) => each.includes(filter.trim().toLowerCase()))
            .map((each) => (
              <label
                key={each}
                className="group cursor-pointer rounded-sm has-checked:outline-2 has-checked:outline-offset-2 has-checked:outline-signal has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-depth"
              >
                <input
                  type="radio"
                  name="picture"
                  value={each}
                  checked={each === name}
                  onChange={() => {
                    // The words of one picture are not those of another.
                    if (each !== name && says === alt) setSays('')
                    setName(each)
                  }}
                  className="sr-only"
                />
                <img
                  src={sourceOf(kind, each)}
                  alt=""
                  loading="lazy"
                  className="aspect-video w-full rounded-sm bg-line object-cover"
                />
                <span className="block truncate pt-1 font-mono text-xs text-ink-soft group-has-checked:text-ink">
                  {each}
                </span>
              </label>
            ))}
        </fieldset>
        <TextInput
          className="mt-4"
          label={words.alt}
          hint={words.altHint}
          required
          value={says}
          onChange={(event) => setSays(event.target.value)}
        />
        <Button type="submit" variant="primary" disabled={!canUse} className="mt-4">
          {words.usePicture}
        </Button>
      </form>
    </Dialog>
  )
}
