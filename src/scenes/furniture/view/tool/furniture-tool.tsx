import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FurniturePiece, PieceVariant } from '../../../../room-photo/model/design/catalogue.ts'
import { ViewText } from '../../../../stage/orbit-controls.tsx'
import { Button } from '../../../../ui/button/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { PlayIcon } from '../../../../ui/icons/tools.tsx'
import { Reticle } from '../../../../ui/reticle/reticle.tsx'
import { createView } from '../../model/piece-view.ts'
import { Thumbnail } from './thumbnail.tsx'
import { ViewBar } from './view-bar.tsx'
import { Viewport } from './viewport.tsx'

export interface FurnitureToolProps {
  piece: FurniturePiece
  look: PieceVariant
  /** The look that the piece's picture shows. */
  firstLook: PieceVariant
  /** Opens by itself: the visitor came for it. */
  opens?: boolean
  className?: string
}

/** A piece to scale: its picture until the visitor opens the live model, then that, to be turned and measured. */
export function FurnitureTool(props: FurnitureToolProps) {
  const { piece, look, firstLook, opens = false, className } = props
  const { t } = useTranslation('furniture')
  const [view] = useState(createView)
  const [open, setOpen] = useState<'no' | 'pressed' | 'by itself'>('no')
  useEffect(() => {
    if (opens) setOpen((now) => (now === 'no' ? 'by itself' : now))
  }, [opens])
  const isOpen = open !== 'no'

  return (
    <div className={className} data-furniture={isOpen ? 'open' : 'picture'}>
      <Reticle
        locked={isOpen}
        className="aspect-square overflow-hidden rounded border bg-surface sm:aspect-[4/3]"
      >
        {isOpen ? (
          <Viewport piece={piece} look={look} view={view} takesFocus={open === 'pressed'} />
        ) : (
          <>
            <div aria-hidden="true" className="floor absolute inset-0" />
            <Thumbnail id={piece.id} alt={piece.alt} className="p-6 sm:p-10" />
            <div className="absolute right-0 bottom-0 p-8 sm:p-9">
              <Button
                variant="primary"
                onClick={() => setOpen('pressed')}
                className="needs-scripts after:absolute after:inset-0"
              >
                <PlayIcon />
                {t('open')}
              </Button>
            </div>
          </>
        )}
      </Reticle>
      <div className={classNames('mt-4 flex flex-col gap-3', !isOpen && 'min-h-6')}>
        {isOpen ? (
          <>
            <ViewBar view={view} />
            <ViewText view={view} />
            <p id="furniture-help" className="text-sm text-ink-soft">
              {t('help')}
            </p>
          </>
        ) : (
          look.id !== firstLook.id && (
            <p className="text-sm text-ink-soft">{t('posterLook', { colour: firstLook.name })}</p>
          )
        )}
      </div>
    </div>
  )
}
