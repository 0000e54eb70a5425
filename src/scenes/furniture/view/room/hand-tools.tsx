import { useSnapshot } from 'valtio'
import { Button } from '../../../../ui/button/button.tsx'
import type { Design } from '../../model/room/design.ts'
import { takeTool } from '../../model/room/tool.ts'
import { useFormats } from './formats.ts'
import { focusHandle } from './hand/focus.ts'

/** The handles on the photo that set its camera: lines along two walls, and the horizon. */
export function HandTools({ design }: { design: Design }) {
  const { t } = useFormats()
  const { tool } = useSnapshot(design)
  const tools = [
    ['lines', t('handLines')],
    ['horizon', t('handHorizon')],
  ] as const
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      {tools.map(([name, label]) => (
        <Button
          key={name}
          size="small"
          className="min-h-11"
          variant={tool === name ? 'primary' : 'outline'}
          aria-pressed={tool === name}
          onClick={() => {
            takeTool(design, tool === name ? null : name)
            focusHandle()
          }}
        >
          {label}
        </Button>
      ))}
    </div>
  )
}
