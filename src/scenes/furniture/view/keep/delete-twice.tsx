import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/button/button.tsx'

/** Deletes at its second press what nothing can bring back; leaving it, or Escape, takes the first one back. */
export function DeleteTwice({ name, onDelete }: { name: string; onDelete: () => void }) {
  const { t } = useTranslation('furniture')
  const [asked, setAsked] = useState(false)
  return (
    <Button
      size="small"
      variant="quiet"
      className="min-h-11"
      aria-label={t(asked ? 'deleteForGoodNamed' : 'deleteNamed', { name })}
      onClick={({ currentTarget, detail }) => {
        // Some browsers give a button that is clicked no focus, and so it would never be left.
        currentTarget.focus({ preventScroll: true })
        // The second half of a double click asks for nothing more.
        if (detail > 1) return
        setAsked(!asked)
        if (asked) onDelete()
      }}
      onBlur={() => setAsked(false)}
      onKeyDown={({ key }) => key === 'Escape' && setAsked(false)}
    >
      {t(asked ? 'deleteForGood' : 'remove')}
    </Button>
  )
}
