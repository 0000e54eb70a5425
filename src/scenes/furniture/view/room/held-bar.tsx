import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { Button } from '../../../../ui/button/button.tsx'
import { placeInMiddle } from '../../model/room/actions.ts'
import { type Design, hold } from '../../model/room/design.ts'
import type { Sizes } from '../../model/room/item.ts'
import { focusFrame, focusShelfPiece } from './hand/focus.ts'

/** What can be done with the piece that was taken, by those who do not press the photo. */
export function HeldBar({ design, sizes }: { design: Design; sizes: Sizes }) {
  const { t } = useTranslation('furniture')
  const { held, walls } = useSnapshot(design)
  // What there was no place for: another piece is another matter.
  const [failed, setFailed] = useState<string>()
  return (
    <p className="flex min-h-11 flex-wrap items-center gap-2 text-sm text-ink-soft">
      {held ? (
        <>
          <span role="status" className="w-full text-ink empty:hidden">
            {sizes[held.piece]?.mount !== 'wall'
              ? failed === held.piece && t('noFloor')
              : t(walls.length === 0 ? 'needsWall' : 'hangingHint')}
          </span>
          <Button
            size="small"
            data-place-middle=""
            onClick={() => {
              // Arrow keys move it there; this button is gone with the piece.
              if (placeInMiddle(design, sizes)) focusFrame()
              else setFailed(held.piece)
            }}
          >
            {t('placeMiddle')}
          </Button>
          <Button
            size="small"
            variant="quiet"
            onClick={({ detail }) => {
              hold(design, null)
              if (detail === 0) focusShelfPiece(held.piece)
            }}
          >
            {t('letGo')}
          </Button>
        </>
      ) : (
        t('pressPiece')
      )}
    </p>
  )
}
