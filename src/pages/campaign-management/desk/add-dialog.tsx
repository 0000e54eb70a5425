import { Dialog } from '../../../ui/dialog/dialog.tsx'
import type { Subject } from '../model/kinds.ts'
import { AddForm } from './add-form.tsx'
import type { DeskTools } from './use-desk.ts'

export interface AddDialogProps {
  /** What is added to; nothing while the dialog is closed. */
  subject: Subject | undefined
  tools: DeskTools
  onClose: () => void
}

export function AddDialog({ subject, tools, onClose }: AddDialogProps) {
  const { copy } = tools
  return (
    <Dialog
      open={subject !== undefined}
      onOpenChange={(open) => open || onClose()}
      title={subject ? copy.subjects[subject].add : ''}
      closeLabel={copy.form.close}
    >
      {subject && <AddForm key={subject} subject={subject} tools={tools} onClose={onClose} />}
    </Dialog>
  )
}
