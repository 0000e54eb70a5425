import { useRef } from 'react'
import { useSnapshot } from 'valtio'
import { Button } from '../../../../ui/button/button.tsx'
import { CloseIcon } from '../../../../ui/icons/shell.tsx'
import { Heading } from '../../../../ui/layout/heading.tsx'
import { mostCovers, openCover, removeCover } from '../../model/room/covers.ts'
import type { Design } from '../../model/room/design.ts'
import { takeTool } from '../../model/room/tool.ts'
import { useFormats } from './formats.ts'
import { focusHandle } from './hand/focus.ts'

/** What stands before the furniture: outlines drawn on the photo, by name. */
export function CoverPanel({ design }: { design: Design }) {
  const { t } = useFormats()
  const heading = useRef<HTMLHeadingElement>(null)
  const { covers, cover, tool } = useSnapshot(design)
  const isFull = covers.length >= mostCovers
  const isDrawing = tool === 'cover' && cover === null
  const draw = () => {
    if (isFull || isDrawing) return
    takeTool(design, 'cover')
    focusHandle()
  }
  const choose = (id: number) => {
    if (id === cover) return takeTool(design, null)
    openCover(design, id)
    focusHandle()
  }
  return (
    <section aria-labelledby="covers" className="min-w-0">
      <Heading ref={heading} id="covers" level={3} tabIndex={-1}>
        {t('covers')}
      </Heading>
      <p className="mt-3 text-sm text-ink-soft">{t('coversHint')}</p>
      <ul className="mt-4 border-b empty:hidden" data-cover-list={covers.length}>
        {covers.map(({ id, points }) => (
          <li key={id} className="flex items-center border-t">
            <button
              type="button"
              aria-pressed={id === cover}
              onClick={() => choose(id)}
              className="flex min-h-11 min-w-0 grow items-center justify-between gap-4 py-2 pr-3 text-left text-sm hover:bg-ink/4 aria-pressed:text-signal"
            >
              <span className="font-semibold">{t('coverName', { number: id })} </span>
              <span className="font-mono text-xs text-ink-soft">
                {t('coverCorners', { count: points.length })}
              </span>
            </button>
            <button
              type="button"
              aria-label={t('coverRemove', { number: id })}
              title={t('coverRemove', { number: id })}
              onClick={() => {
                removeCover(design, id)
                // Its own button goes with it.
                heading.current?.focus({ preventScroll: true })
              }}
              className="icon-button"
            >
              <CloseIcon />
            </button>
          </li>
        ))}
      </ul>
      <Button
        size="small"
        className="mt-3 min-h-11"
        aria-disabled={isFull || isDrawing}
        onClick={draw}
      >
        {t('coverNew')}
      </Button>
      <p role="status" className="mt-2 text-sm text-ink-soft empty:hidden">
        {isFull && t('coverFull', { count: mostCovers })}
      </p>
    </section>
  )
}
