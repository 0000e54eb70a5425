export { createTooling } from '../../model/tools/tooling.ts'
export { ToolBar } from './tool-bar.tsx'
export { ToolLayer } from './tool-layer.tsx'
