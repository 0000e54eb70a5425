import { type FormEvent, useState } from 'react'
import { Button } from '../../../src/ui/button/button.tsx'
import { Dialog } from '../../../src/ui/dialog/dialog.tsx'
import { SelectField } from '../../../src/ui/field/select-field.tsx'
import { TextInput } from '../../../src/ui/field/text-input.tsx'
import { PlusIcon } from '../../../src/ui/icons/tools.tsx'
import type { SiteListing } from '../../contract.ts'
import { beginDocument } from '../state/open.ts'
import { useStudio } from '../state/store.ts'
import { today } from '../today.ts'
import { words } from '../words.ts'

const none: SiteListing['open'] = []
const nameShape = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Begins a document of a kind that there may be more of. */
export function NewDocument() {
  const kinds = useStudio(({ site }) => site?.open ?? none)
  const documents = useStudio(({ site }) => site?.documents)
  const [isOpen, setOpen] = useState(false)
  const [kind, setKind] = useState('Update')
  const [name, setName] = useState('')
  const [isTried, setTried] = useState(false)

  const file = kinds.find((each) => each.kind === kind)?.files.replace('*', name)
  const isTaken = documents?.some((each) => each.file === file) ?? false
  const fault = !nameShape.test(name)
    ? words.newNameWrong
    : isTaken
      ? words.newNameTaken
      : undefined
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (fault) return
    setOpen(false)
    void beginDocument(kind, name, today())
  }
  return (
    <div className="mt-3 px-4">
      <Button
        size="small"
        className="w-full"
        disabled={kinds.length === 0}
        onClick={() => {
          setName('')
          setTried(false)
          setOpen(true)
        }}
      >
        <PlusIcon className="size-4" />
        {words.newDocument(words.document)}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={words.newDocument(words.document)}
        description={words.newText}
        closeLabel={words.close}
      >
        <form onSubmit={onSubmit} className="mt-5 grid gap-4" noValidate>
          <SelectField
            label={words.kind}
            value={kind}
            onChange={({ target }) => setKind(target.value)}
            options={kinds.map((each) => ({ value: each.kind, label: each.kind }))}
          />
          <TextInput
            label={words.newName}
            hint={words.newNameHint}
            error={isTried ? fault : undefined}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
          <Button type="submit" variant="primary">
            {words.begin}
          </Button>
        </form>
      </Dialog>
    </div>
  )
}
