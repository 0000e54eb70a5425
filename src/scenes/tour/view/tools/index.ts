export { createToolState } from '../../model/tools/tool-state.ts'
export { ToolBar } from './tool-bar.tsx'
export { ToolLayer } from './tool-layer.tsx'
