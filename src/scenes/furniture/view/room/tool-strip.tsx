import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { Button } from '../../../../ui/button/button.tsx'
import { closeCover, dropPoint, leastPoints } from '../../model/room/covers.ts'
import type { Design } from '../../model/room/design.ts'
import { takeTool } from '../../model/room/tool.ts'
import { useFormats } from './formats.ts'
import { focusFrame } from './hand/focus.ts'
import { useToolWords } from './use-tool-words.ts'

/** Under the photo, what to do with the tool that is taken, what it says, and the way out of it. */
export function ToolStrip({ design }: { design: Design }) {
  const { t } = useFormats()
  const { tool, cover, outline } = useSnapshot(design)
  // With how many corners it was last tried in vain: one more is another matter.
  const [tried, setTried] = useState(-1)
  const { hint, note, isWrong } = useToolWords(design, tried === outline.length)
  const isDrawing = tool === 'cover' && cover === null
  const leave = () => {
    takeTool(design, null)
    focusFrame()
  }
  return (
    <div className={tool ? 'mt-3 border-l-2 border-signal bg-surface px-4 py-3' : 'contents'}>
      {tool && (
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
          <p className="min-w-0 flex-1 basis-72 text-sm">{hint}</p>
          <div className="flex flex-wrap gap-2">
            {isDrawing && (
              <>
                <Button
                  size="small"
                  className="min-h-11"
                  aria-disabled={outline.length === 0}
                  onClick={() => dropPoint(design)}
                >
                  {t('coverBack')}
                </Button>
                <Button
                  size="small"
                  variant="primary"
                  className="min-h-11"
                  aria-disabled={outline.length < leastPoints}
                  onClick={() => setTried(closeCover(design) ? -1 : outline.length)}
                >
                  {t('coverClose')}
                </Button>
              </>
            )}
            <Button
              size="small"
              variant={isDrawing ? 'quiet' : 'outline'}
              className="min-h-11"
              onClick={leave}
            >
              {t(isDrawing ? 'cancel' : 'done')}
            </Button>
          </div>
        </div>
      )}
      <p
        role="status"
        data-tool-note=""
        className={`text-sm not-empty:mt-2 ${isWrong ? 'text-alert' : 'text-ink-soft'}`}
      >
        {note}
      </p>
    </div>
  )
}
