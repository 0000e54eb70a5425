import type { Room } from '../../model/document/tour-document.ts'
import type { ToolState } from '../../model/tools/tool-state.ts'
import type { TourEditor } from '../editor/create-editor.ts'

export type PanelProps = { editor: TourEditor; toolState: ToolState; room: Room }
