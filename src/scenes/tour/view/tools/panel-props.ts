import type { Room } from '../../model/document/tour-document.ts'
import type { ToolState } from '../../model/tools/tool-state.ts'
import type { TourDesk } from '../desk/create-desk.ts'

export type PanelProps = { desk: TourDesk; tooling: ToolState; room: Room }
